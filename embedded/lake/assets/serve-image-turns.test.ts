import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decodersWaiting, withDecoder } from './engine.ts'
import { openTestAssets, plain, streamOf } from './testing.ts'

let context: Awaited<ReturnType<typeof openTestAssets>>
let name: string

beforeAll(async () => {
  context = await openTestAssets()
  const original = await plain(300, 200).png().toBuffer()
  const { path } = await context.assets.receive('images', streamOf(original))
  name = path.split('/').at(-1) ?? ''
})
afterAll(() => context.close())

const serve = (query: string, headers = {}) =>
  context.assets.serveImage(name, new URLSearchParams(query), new Headers(headers), 'GET')

describe('while the decoder of odd sizes is busy', () => {
  let finish: () => void
  let busy: Promise<void>
  beforeEach(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    finish = resolve
    busy = withDecoder('special', { key: 'somebody' }, () => promise)
  })
  afterEach(async () => {
    finish()
    await busy
  })
  const inLine = (count: number) => expect.poll(decodersWaiting).toBe(count)

  test.each(['w=80&auto=format', 'w=120&h=40&fit=crop&auto=format'])(
    'a size that pages use is made: %s',
    async (query) => {
      expect((await serve(query)).status).toBe(200)
    },
  )

  test.each(['w=100', 'w=81&auto=format', 'w=140&dpr=2&auto=format', 'w=160&q=33&auto=format'])(
    'any other waits: %s',
    async (query) => {
      const pending = serve(query)
      await inLine(1)
      finish()
      expect((await pending).status).toBe(200)
    },
  )

  test('each visitor gets a turn, however many images one of them requests', async () => {
    const made: string[] = []
    const fetchImage = async (query: string, address: string) => {
      await serve(query, { 'x-real-ip': address })
      made.push(query)
    }
    const pending = []
    for (const query of ['w=91', 'w=92', 'w=93']) {
      pending.push(fetchImage(query, '192.0.2.1'))
      await inLine(pending.length)
    }
    pending.push(fetchImage('w=94', '192.0.2.2'))
    await inLine(4)
    finish()
    await Promise.all(pending)
    // Not exactly: one may be written while the next is made.
    expect(made.indexOf('w=94')).toBeLessThan(made.indexOf('w=93'))
  })

  test('an aborted request leaves the queue', async () => {
    const gone = new AbortController()
    const query = new URLSearchParams('w=95')
    const pending = context.assets.serveImage(name, query, new Headers(), 'GET', gone.signal)
    const left = Promise.allSettled([pending])
    await inLine(1)
    gone.abort()
    expect(decodersWaiting()).toBe(0)
    expect(await left).toMatchObject([{ status: 'rejected', reason: { name: 'AbortError' } }])
  })
})
