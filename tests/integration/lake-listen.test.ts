import type { ListenEvent, WelcomeEvent } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { type RunningLake, startLake } from './support/lake.ts'

let lake: RunningLake
const endings: (() => void)[] = []
beforeAll(async () => {
  lake = await startLake()
})
afterEach(() => {
  for (const end of endings.splice(0)) end()
})
afterAll(() => lake.close())

/** Filters are evaluated in a worker, which takes its time to start on a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })
const raw = () => lake.client({ perspective: 'raw' })
type ReceivedEvent = ListenEvent<Record<string, unknown>> | WelcomeEvent

/** Listens with the unmodified client and collects what arrives, once the stream is open. */
async function listen(
  client: ReturnType<RunningLake['client']>,
  query: string,
  params = {},
  options = {},
) {
  const seen: ReceivedEvent[] = []
  const subscription = client
    .listen(query, params, { events: ['welcome', 'mutation', 'reconnect'], ...options })
    .subscribe({ next: (event) => seen.push(event as ReceivedEvent) })
  endings.push(() => subscription.unsubscribe())
  await eventually(() => expect(seen[0]?.type).toBe('welcome'))
  return {
    seen,
    mutations: () => seen.filter((event) => event.type === 'mutation'),
  }
}

test('a document appears, is updated and disappears', async () => {
  const { mutations } = await listen(raw(), '*[_type == "ship" && sails > $n]', { n: 1 })
  await raw().create({ _id: 'x', _type: 'ship', sails: 1 })
  await raw().patch('x').set({ sails: 2 }).commit()
  await raw().patch('x').set({ sails: 3 }).commit()
  await raw().patch('x').set({ sails: 0 }).commit()
  await raw().delete('x')
  await eventually(() => expect(mutations()).toHaveLength(3))
  expect(mutations().map((event) => event.transition)).toEqual(['appear', 'update', 'disappear'])
  expect(mutations()[1]).toMatchObject({
    documentId: 'x',
    identity: 'robot',
    result: { sails: 3 },
    mutations: [{ patch: { id: 'x', set: { sails: 3 } } }],
    previousRev: mutations()[0]?.transactionId,
    resultRev: mutations()[1]?.transactionId,
  })
})

test('one event per changed document, numbered within the transaction', async () => {
  const { mutations } = await listen(raw(), '*[_type == "port"]')
  await raw()
    .transaction()
    .create({ _id: 'p1', _type: 'port' })
    .create({ _id: 'p2', _type: 'port' })
    .commit()
  await eventually(() => expect(mutations()).toHaveLength(2))
  expect(
    mutations().map((e) => [e.documentId, e.transactionCurrentEvent, e.transactionTotalEvents]),
  ).toEqual([
    ['p1', 1, 2],
    ['p2', 2, 2],
  ])
})

test('includePreviousRevision and mendoza effects', async () => {
  const boat = { _id: 'y', _type: 'boat', name: 'antes' }
  const { _rev: first, ...before } = await raw().createOrReplace(boat)
  const { mutations } = await listen(
    raw(),
    '*[_id == "y"]',
    {},
    {
      includePreviousRevision: true,
      effectFormat: 'mendoza',
      includeMutations: false,
    },
  )
  const { _rev: second, ...after } = await raw().patch('y').set({ name: 'después' }).commit()
  await eventually(() => expect(mutations()).toHaveLength(1))
  const [event] = mutations()
  expect(event).toMatchObject({ previousRev: first, resultRev: second, previous: boat })
  expect(applyPatch(before, event?.effects?.apply ?? [])).toEqual(after)
  expect(applyPatch(after, event?.effects?.revert ?? [])).toEqual(before)
  expect(mutations()[0]).not.toHaveProperty('mutations')
})

test('a visitor receives published documents only', async () => {
  const { mutations } = await listen(lake.client({ token: undefined }), '*')
  await raw().create({ _id: 'drafts.z', _type: 'boat' })
  await raw().create({ _id: 'inbox.z', _type: 'message' })
  await raw().create({ _id: 'z', _type: 'boat' })
  await eventually(() => expect(mutations()).toHaveLength(1))
  expect(mutations()[0]?.documentId).toBe('z')
})

test('after a lost connection the client reconnects and receives events again', async () => {
  const { seen, mutations } = await listen(raw(), '*[_type == "buoy"]')
  lake.disconnect()
  await eventually(() => expect(seen.filter((event) => event.type === 'welcome')).toHaveLength(2))
  expect(seen.map((event) => event.type)).toContain('reconnect')
  await raw().create({ _id: 'b1', _type: 'buoy' })
  await eventually(() => expect(mutations()).toHaveLength(1))
})

test('a query that cannot be read is refused at once', async () => {
  const url = `${lake.origin}/lake/v1/data/listen/production?query=${encodeURIComponent('*[')}`
  const answer = await fetch(url)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { type: 'queryParseError' } })
})

test('the same stream over a WebSocket, for the member of the cookie', async () => {
  const url = `${lake.origin.replace('http', 'ws')}/lake/v2025-02-19/data/listen/production?query=*`
  let text = ''
  const socket = new WebSocket(url, { headers: { cookie: 'session=captain', origin: lake.origin } })
  endings.push(() => socket.close())
  socket.on('message', (data) => {
    text += data
  })
  await eventually(() => expect(text).toContain('event: welcome'))
  await raw().create({ _id: 'drafts.w', _type: 'boat' })
  await eventually(() => expect(text).toContain('"documentId":"drafts.w"'))
})

test("another site's page gets only public events over a WebSocket, whatever its cookie", async () => {
  const url = `${lake.origin.replace('http', 'ws')}/lake/v2025-02-19/data/listen/production?query=*`
  let text = ''
  const socket = new WebSocket(url, {
    headers: { cookie: 'session=captain', origin: 'https://evil.example' },
  })
  endings.push(() => socket.close())
  socket.on('message', (data) => {
    text += data
  })
  await eventually(() => expect(text).toContain('event: welcome'))
  await raw().create({ _id: 'drafts.secret', _type: 'boat' })
  await raw().create({ _id: 'open', _type: 'boat' })
  await eventually(() => expect(text).toContain('"documentId":"open"'))
  expect(text).not.toContain('drafts.secret')
})

test('live events announce published changes', async () => {
  const answer = await fetch(`${lake.origin}/lake/vX/data/live/events/production`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  endings.push(() => void reader?.cancel())
  let text = ''
  const until = async (wanted: string) => {
    while (!text.includes(wanted)) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) expect.fail(`the stream ended before "${wanted}": ${text}`)
      text += value
    }
  }
  await until('event: welcome')
  await raw().create({ _id: 'live-1', _type: 'boat' })
  await until('"tags":["s1:all"]')
})

test('a filter cannot dereference documents that its listener may not read', async () => {
  await raw().create({ _id: 'inbox.secret', _type: 'message', body: 'hunter2' })
  const reference = { _type: 'reference', _ref: 'inbox.secret', _weak: true }
  await raw().create({ _id: 'bait', _type: 'boat', secret: reference })
  const visitor = lake.client({ token: undefined })
  const spying = await listen(visitor, '*[_id == "bait" && secret->body == "hunter2"]')
  const plain = await listen(visitor, '*[_id == "bait"]')
  await raw().patch('bait').set({ touched: true }).commit()
  await eventually(() => expect(plain.mutations()).toHaveLength(1))
  expect(spying.mutations()).toEqual([])
})

test('a query that cannot be evaluated is refused, and affects no write', async () => {
  const query = encodeURIComponent('*[text::query("a")]')
  const answer = await fetch(`${lake.origin}/lake/v1/data/listen/production?query=${query}`)
  expect(answer.status).toBe(400)
  await raw().create({ _id: 'after', _type: 'boat' })
})

test('a transaction of 1,100 documents reaches a listener whole', async () => {
  const { mutations } = await listen(raw(), '*[_type == "crowd"]')
  const transaction = raw().transaction()
  for (let i = 0; i < 1100; i++) transaction.create({ _id: `crowd-${i}`, _type: 'crowd' })
  await transaction.commit({ returnDocuments: false })
  await eventually(() => expect(mutations()).toHaveLength(1100))
})

test('after a lost connection, live events start over', async () => {
  const answer = await fetch(`${lake.origin}/lake/vX/data/live/events/production`, {
    headers: { 'last-event-id': '7' },
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  endings.push(() => void reader?.cancel())
  expect((await reader?.read())?.value).toContain('event: restart')
})
