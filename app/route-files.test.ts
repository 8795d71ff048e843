import { describe, expect, it } from 'vitest'
import { documentPaths, isPageType, pageTypes, partPaths } from '../domain/document-paths.ts'
import { handleOf, isListed, offlineOf } from '../domain/page-handle.ts'
import { routeSegments } from '../domain/reserved-slugs.ts'
import { isSlug } from '../domain/slug.ts'
import { routedPages } from '../domain/system-documents.ts'
import { pageLanguagesQuery } from './content/page-languages.server.ts'
import { OFFLINE_PAGE } from './offline/places.ts'
import { readRouteFiles } from './route-files.ts'
import { sitePagesQuery } from './seo/site-pages.server.ts'

const routes = Object.values(await readRouteFiles())
const pages = routes
  .filter(({ module }) => module.default)
  .map(({ pattern, module }) => ({ pattern, handle: handleOf(module) }))

/** A pattern whatever its parameters are called. */
const shapeOf = (pattern: string) => pattern.replace(/:\w+/g, ':')

describe('the pages of documents', () => {
  const declared = pages.flatMap(({ pattern, handle }) =>
    (handle.documents ?? []).map((type) => ({ type, pattern })),
  )
  /** Path at which the Studio, the sitemap and the languages of pages look for a document. */
  const placeOf = (type: (typeof declared)[number]['type']) =>
    isPageType(type) ? documentPaths[type](':', ':') : partPaths[type]

  it.each(declared)('$pattern is the path of documents of the type "$type"', (page) => {
    expect(shapeOf(page.pattern)).toBe(placeOf(page.type))
  })

  it('are declared by one route for each type', () => {
    const types = declared.map(({ type }) => type).sort()
    expect(types).toEqual([...pageTypes, ...Object.keys(partPaths)].sort())
  })

  it.each([sitePagesQuery, pageLanguagesQuery])('are all queried by %s', (query) => {
    const [, list = ''] = /_type in \[(.*?)\]/s.exec(query) ?? []
    expect(JSON.parse(`[${list}]`).sort()).toEqual([...pageTypes].sort())
  })
})

it('the slugs that a page may not have are those of all other routes', () => {
  const segments = routes.map(({ pattern }) => pattern.split('/')[1] ?? '')
  const taken = segments.filter((segment) => isSlug(segment) && !routedPages.includes(segment))
  expect([...new Set(taken)].sort()).toEqual([...routeSegments].sort())
})

it('a page with words of its own document has a route', () => {
  const patterns = pages.map(({ pattern }) => pattern.replace('/*', ''))
  for (const slug of routedPages) expect(patterns).toContain(`/${slug}`)
})

it('an alias of a page refers to a listed page', () => {
  const names = pages.filter(({ handle }) => handle.canonical)
  expect(names.length).toBeGreaterThan(0)
  for (const { handle } of names) {
    const page = pages.find(({ pattern }) => pattern === handle.canonical)
    expect(page && isListed(page.handle), handle.canonical).toBe(true)
  }
})

it('the offline page is precached, and each precached page has one address', () => {
  const precached = pages.filter(({ handle }) => offlineOf(handle) === 'precache')
  const patterns = precached.map(({ pattern }) => pattern)
  expect(patterns).toContain(OFFLINE_PAGE)
  expect(patterns.filter((pattern) => /[:*]/.test(pattern))).toEqual([])
})
