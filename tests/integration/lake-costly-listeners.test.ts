import type { SanityClient } from '@sanity/client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { TOKEN } from './support/lake.ts'
import { type LakeProcess, startLakeProcess } from './support/lake-siege.ts'

let lake: LakeProcess
const endings: (() => void)[] = []
beforeAll(async () => {
  lake = await startLakeProcess()
})
afterEach(() => {
  for (const end of endings.splice(0)) end()
})
afterAll(() => lake.stop())

/** Listens with the unmodified client, once the stream is open. */
async function listen(client: SanityClient, query: string, params = {}) {
  const received: string[] = []
  const errors: Error[] = []
  const open = Promise.withResolvers<void>()
  const subscription = client.listen(query, params, { events: ['welcome', 'mutation'] }).subscribe({
    next: (event) =>
      event.type === 'mutation' ? received.push(event.documentId) : open.resolve(undefined),
    error: (error) => {
      errors.push(error)
      open.resolve()
    },
  })
  endings.push(() => subscription.unsubscribe())
  await open.promise
  return { received, errors }
}

const listenUrl = (query: string) =>
  `/lake/v1/data/listen/production?query=${encodeURIComponent(query)}`

/** A stream that is open, and the status of one that is not. */
async function openStream(address: string, query = '*'): Promise<number> {
  const gone = new AbortController()
  endings.push(() => gone.abort())
  const answer = await fetch(lake.origin + listenUrl(query), {
    headers: { 'x-real-ip': address },
    signal: gone.signal,
  })
  return answer.status
}

test('twenty filters that cost too much end, and a publish waits for none of them', async () => {
  const letters = 'a'.repeat(76)
  const costly = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      // Each is cheap until a document has a text to match.
      listen(
        lake.visitor(`198.51.100.${i}`),
        `*[${i} != 0 && text match "${'*a'.repeat(12)}*b" || text == "${i}"]`,
      ),
    ),
  )
  const cheap = await listen(lake.visitor('203.0.113.1'), '*[_type == "ship"]')
  const captain = await listen(lake.site, '*[_type == "ship"]')
  const pending = () => costly.filter(({ errors }) => errors.length === 0).length
  expect(pending()).toBe(20)

  await lake.site.create({ _id: 'first', _type: 'ship', text: letters })
  // All twenty together take seconds; the response to the publisher came before the second.
  expect(pending()).toBeGreaterThan(17)
  await lake.site.create({ _id: 'second', _type: 'ship' })
  await expect.poll(() => captain.received, { timeout: 30_000 }).toEqual(['first', 'second'])
  expect(pending()).toBeGreaterThan(10)

  await expect.poll(pending, { timeout: 150_000 }).toBe(0)
  expect(costly[0]?.errors[0]?.message).toContain('timed out')
  await expect.poll(() => cheap.received, { timeout: 30_000 }).toEqual(['first', 'second'])
}, 180_000)

test('one visitor may open sixteen listeners, over WebSockets too, and others are not affected', async () => {
  const statuses = await Promise.all(Array.from({ length: 20 }, () => openStream('203.0.113.2')))
  expect(statuses.filter((status) => status === 200)).toHaveLength(16)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  const socket = new WebSocket(lake.origin.replace('http', 'ws') + listenUrl('*'), {
    headers: { 'x-real-ip': '203.0.113.2' },
  })
  const refused = await new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    socket.on('open', () => resolve('open'))
    socket.on('error', () => {})
  })
  expect(refused).toBe(429)
  expect(await openStream('203.0.113.3')).toBe(200)
})

test('the addresses of one IPv6 network are one visitor', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, i) => openStream(`2001:db8:0:1::${i}`)),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(16)
  expect(await openStream('2001:db8:0:2::1')).toBe(200)
})

test('a stream’s place is free again when its listener has gone', async () => {
  for (let i = 0; i < 40; i++) {
    expect(await openStream('203.0.113.4')).toBe(200)
    if (i % 16 === 15) for (const end of endings.splice(0)) end()
    // The lake notices with the next turn of its event loop, or the one after.
    if (i % 16 === 15) await expect.poll(() => openStream('203.0.113.4')).toBe(200)
    if (i % 16 === 15) for (const end of endings.splice(0)) end()
  }
})

test('members of the project have a limit of their own', async () => {
  const headers = { authorization: `Bearer ${TOKEN}` }
  for (let i = 0; i < 30; i++) {
    const gone = new AbortController()
    endings.push(() => gone.abort())
    const answer = await fetch(lake.origin + listenUrl('*'), { headers, signal: gone.signal })
    expect(answer.status).toBe(200)
  }
})

test('500 listeners are notified in order, and others are answered meanwhile', async () => {
  const counts = Array.from({ length: 500 }, () => '')
  await Promise.all(
    counts.map(async (_, i) => {
      const gone = new AbortController()
      endings.push(() => gone.abort())
      const answer = await fetch(
        lake.origin + listenUrl(`*[_type == "buoy"] | order(x${i % 10})`),
        {
          headers: { 'x-real-ip': `192.0.2.${i % 100}` },
          signal: gone.signal,
        },
      )
      expect(answer.status).toBe(200)
      void read(answer, (text) => {
        counts[i] += text
      })
    }),
  )
  const written = (async () => {
    for (let i = 0; i < 5; i++) await lake.site.create({ _id: `buoy-${i}`, _type: 'buoy' })
    const ids = (text: string) =>
      [...text.matchAll(/"documentId":"(buoy-\d)"/g)].map(([, id]) => id)
    const all = ['buoy-0', 'buoy-1', 'buoy-2', 'buoy-3', 'buoy-4']
    await expect
      .poll(() => counts.every((text) => ids(text).join() === all.join()), { timeout: 40_000 })
      .toBe(true)
  })()
  expect(await lake.answeredDuring(written)).toBeGreaterThan(1)
  await written
})

async function read(answer: Response, onText: (text: string) => void) {
  try {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) onText(text)
  } catch {
    // The test is over.
  }
}
