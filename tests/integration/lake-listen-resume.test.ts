import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { type RunningLake, startLake } from './support/lake.ts'

/** Long enough for a slow machine. */
const WAIT = { timeout: 20_000 }

let lake: RunningLake
const endings: (() => void)[] = []
beforeAll(async () => {
  lake = await startLake()
})
afterEach(() => {
  for (const end of endings.splice(0)) end()
})
afterAll(() => lake.close())

const raw = () => lake.client({ perspective: 'raw' })

/** Listens as the Studio does, over a WebSocket; `from` is the id of the event heard last. */
function listenFrom(query: string, from?: string) {
  const url = new URL(`${lake.origin.replace('http', 'ws')}/lake/v1/data/listen/production`)
  url.searchParams.set('query', query)
  url.searchParams.set('enableResume', 'true')
  if (from) url.searchParams.set('lastEventId', from)
  const socket = new WebSocket(url, { headers: { cookie: 'session=captain', origin: lake.origin } })
  endings.push(() => socket.close())
  let text = ''
  socket.on('message', (data) => {
    text += data
  })
  const events = () =>
    [...text.matchAll(/event: (.+)\n(?:id: (.*)\n)?data: (.+)\n\n/g)].map(([, type, id, data]) => ({
      type,
      id,
      documentId: JSON.parse(data ?? '').documentId,
      ...JSON.parse(data ?? ''),
    }))
  const until = (count: number) => vi.waitFor(() => expect(events()).toHaveLength(count), WAIT)
  return { socket, events, until }
}

test('a reconnecting listener gets missed events, as they were and in order, and then new ones', async () => {
  const query = '*[_type == "tide"]'
  const before = listenFrom(query)
  const steady = listenFrom(query)
  await before.until(1)
  await steady.until(1)
  await raw().create({ _id: 'tide', _type: 'tide', height: 1 })
  await before.until(2)
  before.socket.terminate()

  await raw().patch('tide').set({ height: 2 }).commit()
  await raw()
    .transaction()
    .create({ _id: 'tide-b', _type: 'tide' })
    .patch('tide', { set: { height: 3 } })
    .commit()
  await raw().delete('tide-b')
  await steady.until(6)
  const again = listenFrom(query, before.events().at(-1)?.id)
  await again.until(5)
  expect(again.events()[0]?.type).toBe('welcomeback')
  expect(again.events().slice(1)).toEqual(steady.events().slice(2))

  await raw().patch('tide').set({ height: 4 }).commit()
  await again.until(6)
  await steady.until(7)
  expect(again.events().at(-1)).toEqual(steady.events().at(-1))
})

test('a transaction that was received in part resumes from there', async () => {
  const query = '*[_type == "wave"]'
  const steady = listenFrom(query)
  await steady.until(1)
  const three = raw().transaction()
  for (const _id of ['wave-c', 'wave-a', 'wave-b']) three.create({ _id, _type: 'wave' })
  await three.commit()
  await steady.until(4)
  const [, a, b, c] = steady.events()
  const again = listenFrom(query, a?.id)
  await again.until(3)
  expect(again.events().slice(1)).toEqual([b, c])
})

test('a listener without events resumes from the welcome', async () => {
  const query = '*[_type == "calm"]'
  const before = listenFrom(query)
  await before.until(1)
  before.socket.terminate()
  await raw().create({ _id: 'calm', _type: 'calm' })
  const again = listenFrom(query, before.events()[0]?.id)
  await again.until(2)
  expect(again.events().map(({ type, documentId }) => [type, documentId])).toEqual([
    ['welcomeback', undefined],
    ['mutation', 'calm'],
  ])
})

test('a visitor gets no transaction ids, and starts over', async () => {
  await raw().create({ _id: 'drafts.unheard', _type: 'boat' })
  const listenOnce = async (headers: Record<string, string>) => {
    const url = `${lake.origin}/lake/v1/data/listen/production?query=*&enableResume=true`
    const answer = await fetch(url, { headers })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    endings.push(() => void reader?.cancel())
    return (await reader?.read())?.value
  }
  expect(await listenOnce({})).toMatch(/^event: welcome\ndata: /)
  expect(await listenOnce({ 'last-event-id': 'some#thing' })).toMatch(/^event: reset\ndata: /)
})

test('a listener older than the log starts over', async () => {
  const unknown = listenFrom('*', 'no-such-transaction#a')
  await unknown.until(1)
  expect(unknown.events()[0]?.type).toBe('reset')
})
