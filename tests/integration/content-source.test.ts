import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOut, nextDueQuery } from '../../app/content/due.server.ts'
import { type ContentSource, createContentSource } from '../../app/content/source.server.ts'
import { type RunningLake, startLake } from './support/lake.ts'

/** Long enough for a slow machine. */
const WAIT = { timeout: 20_000 }

const TITLES = '*[_type == "page"] | order(_id).title'
let folder: string
let lake: RunningLake
let source: ContentSource
/** Number of requests for the date of the next article. */
let planned: number
let lines: string[]

/** A source over the lake, whose listener is connected; `requests` are the queries that it sends. */
function open() {
  const requests: string[] = []
  lines = []
  const client = lake.client({ token: undefined, maxRetries: 0, timeout: 2000 })
  planned = 0
  const fetchOf = client.fetch.bind(client)
  vi.spyOn(client, 'fetch').mockImplementation(((query: string, params: object) => {
    // The date of the next article is requested besides.
    if (query !== nextDueQuery) requests.push(query)
    else planned++
    return fetchOf(query, params)
  }) as never)
  source = createContentSource({
    client,
    listener: lake.client({ maxRetries: 0 }),
    imageConfig: { projectId: 'local', dataset: 'production', baseUrl: '/lake' },
    log: (line) => lines.push(line),
  })
  return requests
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  lake = await startLake(folder)
  await lake.client().createOrReplace({ _id: 'a', _type: 'page', title: 'Cubierta' })
})
afterEach(async () => {
  source.close()
  await lake.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The listener is open once the date of the next article is requested. */
async function listenerOpened() {
  await vi.waitFor(() => expect(planned).toBeGreaterThan(0), WAIT)
}

test('queries once, and again only after a publish, which it receives as an event', async () => {
  const requests = open()
  await listenerOpened()
  expect(await source.fetch(TITLES)).toEqual(['Cubierta'])
  expect(await source.fetch(TITLES)).toEqual(['Cubierta'])
  expect(requests).toHaveLength(1)
  const before = source.version
  await lake.client().patch('a').set({ title: 'Bodega' }).commit()
  await vi.waitFor(() => expect(source.version).toBeGreaterThan(before), WAIT)
  expect(await source.fetch(TITLES)).toEqual(['Bodega'])
  expect(requests).toHaveLength(2)
})

test('a draft and a document of an unknown type invalidate nothing', async () => {
  open()
  await listenerOpened()
  const before = source.version
  await lake.client().create({ _id: 'drafts.a', _type: 'page', title: 'Borrador' })
  await lake.client().create({ _id: 'c', _type: 'media.tag' })
  await lake.client().create({ _id: 'b', _type: 'page', title: 'Proa' })
  await vi.waitFor(() => expect(source.version).toBeGreaterThan(before), WAIT)
  expect(source.version).toBe(before + 1)
})

test('a publish of members-only content is received, too: pages of open lessons show it', async () => {
  open()
  await listenerOpened()
  const before = source.version
  await lake.client().create({ _id: 'members.a', _type: 'memberContent' })
  await vi.waitFor(() => expect(source.version).toBeGreaterThan(before), WAIT)
  expect(await source.fetch('*[_type == "memberContent"]._id')).toEqual([])
})

test('concurrent identical requests share one query', async () => {
  const requests = open()
  await listenerOpened()
  const results = await Promise.all([
    source.fetch(TITLES),
    source.fetch(TITLES),
    source.fetch(TITLES),
  ])
  expect(results).toEqual([['Cubierta'], ['Cubierta'], ['Cubierta']])
  expect(requests).toHaveLength(1)
})

test('serves the last good content while the lake is away, and the new when it is back', async () => {
  open()
  await listenerOpened()
  expect(await source.fetch(TITLES)).toEqual(['Cubierta'])
  const port = Number(new URL(lake.origin).port)
  await lake.close({ keep: true })
  expect(await source.fetch(TITLES)).toEqual(['Cubierta'])
  await expect(source.fetch('*[_type == "level"]')).rejects.toMatchObject({
    name: 'ContentUnreachable',
  })
  expect(lines.filter((line) => line.includes('cannot be reached'))).toHaveLength(1)

  lake = await startLake(folder, port)
  await lake.client().patch('a').set({ title: 'Puente' }).commit()
  await vi.waitFor(async () => expect(await source.fetch(TITLES)).toEqual(['Puente']), {
    timeout: 15_000,
  })
  expect(lines.at(-1)).toContain('answers again')
})

const outNow = () => source.fetch(`*[_type == "article" && ${isOut}]._id`)

test('when the date of an article comes, the cache is cleared without a publication', async () => {
  open()
  await listenerOpened()
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  await lake
    .client()
    .transaction()
    .create({ _id: 'later', _type: 'article', publishedAt: at(3_600_000) })
    .create({ _id: 'soon', _type: 'article', publishedAt: at(1500) })
    .commit()
  await vi.waitFor(async () => expect(await outNow()).toEqual(['soon']), { timeout: 30_000 })
})

test('a due date is detected after a restart, in any time zone', async () => {
  const inMadrid = new Date(Date.now() + 2 * 3_600_000 + 1500).toISOString().replace('Z', '+02:00')
  await lake.client().create({ _id: 'soon', _type: 'article', publishedAt: inMadrid })
  open()
  await vi.waitFor(async () => expect(await outNow()).toEqual(['soon']), { timeout: 30_000 })
})

test('a query that the dataset rejects is an error, not stale content', async () => {
  open()
  await expect(source.fetch('*[')).rejects.toMatchObject({ statusCode: 400 })
})
