import { readFileSync } from 'node:fs'
import { readRouteFiles } from '../app/route-files.ts'
import { documentPaths, isPageType, type PageType } from '../domain/document-paths.ts'
import { handleOf } from '../domain/page-handle.ts'
import { layoutOf } from '../domain/page-layouts.ts'

interface SeedDocument {
  _id: string
  _type: string
  slug?: { current: string }
  level?: { _ref: string }
  layout?: string
  order?: number
  publishedAt?: string
}

const seed: SeedDocument[] = readFileSync(
  new URL('../dataset/data.ndjson', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const slugOf = (document: SeedDocument | undefined) => document?.slug?.current ?? ''

/** Of types with more documents than these the pages look alike: the first one represents all. */
const FEW = 3

/** Paths of pages whose parameter names no document. */
const EXAMPLES: Record<string, string[]> = {
  '/cursos/*': ['/cursos', '/cursos/estilos'],
  '/cursos/tecnicas/:type': ['/cursos/tecnicas/electrica'],
  '/formularios/:kind': ['/formularios/contact'],
}

const pages = Object.values(await readRouteFiles())
  .filter(({ pattern, module }) => module.default && pattern !== '/*')
  .map(({ pattern, module }) => ({ pattern, handle: handleOf(module) }))

/** Pages with restricted access, by Spanish paths. */
export const CLOSED_PAGES = pages.flatMap(({ pattern, handle: { access } }) =>
  access ? [{ path: pattern, access }] : [],
)

/** Pages for frames of the Studio, by Spanish paths: neither links nor search engines lead to them. */
export const FRAMED_PAGES = pages
  .filter(({ handle }) => handle.framed)
  .map(({ pattern, handle }) => ({ path: pattern, pattern, handle }))

/**
 * The pages of the route files for a visitor, by Spanish paths, with their facts. Those of documents are those of
 * the seed.
 *
 * @throws when no parameters are given for a page
 */
export const OPEN_PAGES = pages
  .filter(({ handle }) => !handle.access && !handle.framed)
  .flatMap(({ pattern, handle }) => {
    const written = (handle.documents ?? []).filter(isPageType).flatMap(pathsOf)
    const paths = !/[:*]/.test(pattern)
      ? [pattern]
      : written.length > 0
        ? written
        : EXAMPLES[pattern]
    if (!paths) throw new Error(`${pattern}: give an example of it`)
    return paths.map((path) => ({ path, pattern, handle }))
  })
  .sort((one, other) => (one.path < other.path ? -1 : 1))

export const PAGES = OPEN_PAGES.map(({ path }) => path)

function pathsOf(type: PageType): string[] {
  const documents = seed
    .filter(
      ({ _type, slug, layout }) =>
        _type === type && (type !== 'page' || layoutOf(slug?.current ?? '', layout)),
    )
    .sort((one, other) => placeOf(one).localeCompare(placeOf(other)))
  const shown = type === 'page' || documents.length <= FEW ? documents : documents.slice(0, 1)
  return shown.map((document) => {
    const level = seed.find(({ _id }) => _id === document.level?._ref)
    return documentPaths[type](slugOf(document), slugOf(level))
  })
}

/** Sorts by place in a list, else by date. */
function placeOf({ order = 0, publishedAt = '', slug }: SeedDocument): string {
  return `${order} ${publishedAt} ${slug?.current}`
}
