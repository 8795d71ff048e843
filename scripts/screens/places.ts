import { languageCodes, localizedPath } from '../../domain/languages.ts'

/** The account with which a page is opened. */
export type Viewer = 'visitor' | 'captain'

export interface Place {
  path: string
  viewer: Viewer
}

/** One page of each kind. */
const VISITORS = [
  '/',
  '/niveles',
  '/niveles/inicial',
  '/planes',
  '/tesoros',
  '/tienda',
  '/tienda/guitarras',
  '/blog',
  '/blog/blues-12-compases',
  '/cursos/estilos',
  '/tecnicas/electrica',
  '/canciones',
  '/afinador',
  '/metronomo',
  '/jam-station',
  '/comunidad',
  '/sobre-mi',
  '/galeria',
  '/testimonials',
  '/contacto',
  '/acceso',
  '/buscar?q=blues',
  '/no-existe',
]

/** Pages that differ for a captain or need an account. */
const CAPTAINS = [
  '/niveles/inicial/la-mano-que-rema',
  '/travesia',
  '/cuenta',
  '/gestor-multimedia',
  '/admin',
  '/estilo',
]

/** The pages in `docs/screens/`; the landing page in every language. */
export const places: Place[] = [
  ...VISITORS.map((path): Place => ({ path, viewer: 'visitor' })),
  ...CAPTAINS.map((path): Place => ({ path, viewer: 'captain' })),
  ...languageCodes
    .filter((language) => language !== 'es')
    .map((language): Place => ({ path: localizedPath('/', language), viewer: 'visitor' })),
]

/** The name of a place's picture, without width and ending: 'niveles-inicial', 'captain-cuenta'. */
export function nameOf({ path, viewer }: Place): string {
  const words = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing'
  return viewer === 'captain' ? `captain-${words}` : words
}
