/** Slugs of the `page` documents that give a route of their own its words. */
export const routedPages: readonly string[] = [
  'afinador',
  'blog',
  'canciones',
  'cursos',
  'galeria',
  'gestor-multimedia',
  'membresia',
  'metronomo',
  'niveles',
  'planes',
  'testimonials',
  'tesoros',
  'tienda',
  'tutoriales',
]

/** Slugs of the `page` documents that the site's own links lead to. */
export const systemPages: readonly string[] = [
  ...routedPages,
  ...['aviso-legal', 'comunidad', 'contacto', 'feedback', 'jam-station', 'manifiesto'],
  ...['privacidad', 'sobre-mi'],
]

/** Types with exactly one document, whose id is the type's name. */
export const singletonTypes = ['homePage', 'siteSettings'] as const

/** The fields that identify a document the site depends on. */
export interface Document {
  _id: string
  _type: string
  slug?: unknown
}

/** The path of the page that the site cannot show without this document; null for any other document. */
export function systemPathOf({ _type, slug }: Omit<Document, '_id'>): string | null {
  if ((singletonTypes as readonly string[]).includes(_type)) return '/'
  const current = slug && typeof slug === 'object' && 'current' in slug ? slug.current : null
  const isSystem = _type === 'page' && typeof current === 'string' && systemPages.includes(current)
  return isSystem ? `/${current}` : null
}

/** Why a system document stays as it is, for the captain. */
export const systemReason = (path: string) =>
  `El sitio no puede pasar sin la página «${path}»: se cambia lo que dice, pero no se borra, no se retira ni se muda de dirección.`

/**
 * Why a published document may not become another: a system document can be neither deleted nor moved.
 *
 * @param after null when it is deleted or taken off the site
 * @returns null when it may
 */
export function refuseSystemChange(before: Document | null, after: Document | null): string | null {
  const path = before && systemPathOf(before)
  if (!path || (after && systemPathOf(after) === path)) return null
  return systemReason(path)
}
