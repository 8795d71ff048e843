import { languageCodes } from './languages.ts'
import { serverPaths } from './server-paths.ts'

/** First segments of the site's routes that get no words from a `page` document. */
export const routeSegments: readonly string[] = [
  ...['acceso', 'admin', 'buscar', 'cuaderno', 'cuenta', 'descargas', 'estilo', 'formularios'],
  ...['lecciones-canciones', 'og', 'registro', 'salir', 'sesion', 'sin-conexion'],
  ...['tablatura', 'tecnicas', 'travesia'],
]

/** Slugs at which the page of a `page` document would never be seen: routes, programs and languages are there. */
export const reservedSlugs: readonly string[] = [...routeSegments, ...serverPaths, ...languageCodes]

export const isReservedSlug = (slug: string): boolean => reservedSlugs.includes(slug)
