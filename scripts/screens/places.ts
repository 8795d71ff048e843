import { languageCodes, localizedPath } from '../../domain/languages.ts'
import { PAGES } from '../../tests/pages.ts'

/** The account with which a page is opened. */
export type Viewer = 'visitor' | 'captain'

export interface Place {
  path: string
  viewer: Viewer
}

const MORE = ['/no-existe', '/buscar?q=blues']
/** Pages that differ for a captain or need an account. */
const CAPTAINS = [
  '/travesia',
  '/cuenta',
  '/admin',
  '/estilo',
  '/gestor-multimedia',
  '/niveles/inicial',
  '/tesoros',
  '/tesoros/masterclass-legado-barbanegra',
]

/** Pages photographed in every language: long and short words, prose, numbers. */
const IN_EVERY_LANGUAGE = ['/', '/niveles/inicial', '/planes', '/blog/modos-griegos', '/afinador']

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/**
 * Pages to photograph: those of the tests, the rest of the sitemap (one of each group that differs
 * only in the last part), those of a captain, and the main pages in every language.
 *
 * @param mapped Spanish paths of the sitemap
 */
export function placesOf(mapped: string[]): Place[] {
  const paths = [...PAGES, ...MORE]
  for (const path of mapped) {
    const parent = parentOf(path)
    const isShown = paths.some((known) => known === path || (parent && parentOf(known) === parent))
    // Lessons of the three levels look alike.
    const isCousin = paths.some((known) => parentOf(parent) && cousins(known, path))
    if (!isShown && !isCousin) paths.push(path)
  }
  return [
    ...paths.map((path): Place => ({ path, viewer: 'visitor' })),
    ...CAPTAINS.map((path): Place => ({ path, viewer: 'captain' })),
    ...languageCodes
      .filter((language) => language !== 'es')
      .flatMap((language) => IN_EVERY_LANGUAGE.map((path) => localizedPath(path, language)))
      .map((path): Place => ({ path, viewer: 'visitor' })),
  ]
}

/** True if two paths of three parts differ only in the last two. */
const cousins = (one: string, other: string) =>
  one.split('/').length === other.split('/').length &&
  parentOf(parentOf(one)) === parentOf(parentOf(other))

/** The name of a place's picture, without width and ending: 'niveles-inicial', 'captain-cuenta'. */
export function nameOf({ path, viewer }: Place): string {
  const words = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing'
  return viewer === 'captain' ? `captain-${words}` : words
}
