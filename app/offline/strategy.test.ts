import { describe, expect, it } from 'vitest'
import { handleOf, offlineOf } from '../../domain/page-handle.ts'
import { readRouteFiles } from '../route-files.ts'
import { SHELL_FILES } from './places.ts'
import { offlineRules } from './rules.ts'
import { createStrategyFor, pageOfData, type RequestInfo } from './strategy.ts'

const ORIGIN = 'https://escuela.test'
const routes = Object.values(await readRouteFiles())
const strategyFor = createStrategyFor(offlineRules(routes), ORIGIN)

/** The worker's strategy for a request. */
const strategyOf = (address: string, how: Partial<RequestInfo> = {}) =>
  strategyFor({
    url: new URL(address, ORIGIN).href,
    method: 'GET',
    mode: 'cors',
    destination: '',
    headers: new Headers(),
    ...how,
  })

const visit = (path: string) => strategyOf(path, { mode: 'navigate', destination: 'document' })

describe('a page', () => {
  it.each(['/', '/en', '/blog', '/blog?tag=blues', '/en/niveles/inicial'])(
    '%s is cached when visited',
    (path) => expect(visit(path)).toBe('content'),
  )

  it.each(['/afinador', '/metronomo', '/en/afinador', '/sin-conexion'])('%s is precached', (path) =>
    expect(visit(path)).toBe('precache'),
  )

  it.each(['/cuenta', '/en/cuenta', '/acceso', '/acceso/codigo', '/admin', '/gestor-multimedia'])(
    '%s is never cached',
    (path) => expect(visit(path)).toBe('personal'),
  )

  it.each(['/studio', '/studio/structure', '/lake/v1/data', '/supabase/auth', '/mailbox'])(
    '%s is no page of the site',
    (path) => expect(visit(path)).toBeNull(),
  )

  const STRATEGIES = { cache: 'content', never: 'personal', precache: 'precache' } as const
  const pages = routes
    .filter(({ module }) => module.default)
    .map(({ pattern, module }) => [pattern, offlineOf(handleOf(module))] as const)

  it.each(pages)('%s does as its handle says: %s', (pattern, offline) => {
    const path = pattern.replace(/:\w+|\*/g, 'something')
    for (const address of [path, path === '/' ? '/en' : `/en${path}`]) {
      expect(visit(address)).toBe(STRATEGIES[offline])
    }
    expect(strategyOf(`${path === '/' ? '/_root' : path}.data`)).toBe(
      offline === 'never' ? null : 'data',
    )
  })

  const none = routes.filter(({ module }) => !module.default).map(({ pattern }) => pattern)

  it.each(none.filter((pattern) => !SHELL_FILES.includes(pattern)))('%s is none', (pattern) =>
    expect(visit(pattern.replace(/:\w+|\*/g, 'something'))).toBeNull(),
  )

  it('is no file', () => expect(visit('/blog/rss.xml')).toBeNull())
})

it.each(['image', 'video', ''] as const)(
  'a private file is never cached, requested as "%s"',
  (destination) => {
    const address = '/supabase/storage/v1/object/sign/practice/ana/1-foto.png?token=x'
    expect(strategyOf(address, { destination })).toBeNull()
    expect(strategyOf(`https://hosted.supabase.co${address}`, { destination })).toBeNull()
  },
)

describe('the data of a page', () => {
  it.each(['/blog.data', '/_root.data', '/en/niveles.data'])('%s shows what was seen', (path) =>
    expect(strategyOf(path)).toBe('data'),
  )

  it.each(['/cuenta.data', '/en/acceso.data', '/buscar.data?q=blues'])('%s is private', (path) =>
    expect(strategyOf(path)).toBeNull(),
  )

  it.each([
    ['/blog.data?tag=blues&_routes=root', '/blog?tag=blues'],
    ['/_root.data', '/'],
    ['/en/_root.data', '/en'],
    ['/en.data', '/en'],
  ])('%s belongs to %s', (address, page) =>
    expect(pageOfData(ORIGIN + address).href).toBe(ORIGIN + page),
  )
})

describe('a file', () => {
  it('of the build is cached for good', () =>
    expect(strategyOf('/assets/root-x1.js')).toBe('asset'))
  it('of icons is cached', () =>
    expect(strategyOf('/icons.svg', { destination: 'image' })).toBe('shell'))

  it.each(['https://cdn.sanity.io/images/a/b/c.png', '/lake/images/a/b/c.png'])(
    'of pictures is cached: %s',
    (url) => expect(strategyOf(url, { destination: 'image' })).toBe('picture'),
  )

  it('of a member’s own is not cached', () =>
    expect(strategyOf('/supabase/storage/v1/object/x.jpg', { destination: 'image' })).toBeNull())

  it('that is requested by range is left to the browser', () =>
    expect(
      strategyOf('/assets/take.mp3', { headers: new Headers({ range: 'bytes=0-' }) }),
    ).toBeNull())

  it('of another site is left to the browser', () =>
    expect(strategyOf('https://www.youtube-nocookie.com/assets/x.js')).toBeNull())
})

it('a POST is left to the browser, except logging out', () => {
  expect(strategyOf('/formularios/contact', { method: 'POST' })).toBeNull()
  expect(strategyOf('/blog', { method: 'HEAD' })).toBeNull()
  expect(strategyOf('/salir', { method: 'POST', mode: 'navigate' })).toBe('leave')
  expect(strategyOf('/en/salir', { method: 'POST', mode: 'navigate' })).toBe('leave')
})
