import { beforeEach, expect, test, vi } from 'vitest'
import { type ConnectionProblem, retryUntilReady } from './retry-until-ready.ts'

/** Long enough for a slow machine. */
const WAIT = { timeout: 20_000 }

const url = 'http://lake.test/v1/data/actions/production'
const write = { method: 'POST', body: '{"transactionId":"t1"}' }

/** A stand-in for the lake and the captain, whose states the tests change. */
let world: { up: boolean; signedIn: boolean; applied: Set<string>; answersLost: number }
let shown: (ConnectionProblem | null)[]
let retry: () => void

const send = vi.fn<typeof fetch>(async (_input, init) => {
  if (!world.up) throw new TypeError('Failed to fetch')
  if (!world.signedIn) return new Response(null, { status: 401 })
  const transactionId = init?.body ? JSON.parse(String(init.body)).transactionId : ''
  if (world.applied.has(transactionId)) {
    const message = `Transaction "${transactionId}" already exists`
    return Response.json({ statusCode: 409, error: 'Conflict', message }, { status: 409 })
  }
  if (init?.body) world.applied.add(transactionId)
  if (world.answersLost-- > 0) throw new TypeError('Failed to fetch')
  return Response.json({ transactionId })
})

function hold() {
  return retryUntilReady({
    send,
    isSignedIn: async () => {
      if (!world.up) throw new TypeError('Failed to fetch')
      return world.signedIn
    },
    wait: () =>
      new Promise((resolve) => {
        retry = resolve
      }),
    show: (problem) => shown.push(problem),
  })
}

beforeEach(() => {
  send.mockClear()
  world = { up: true, signedIn: true, applied: new Set(), answersLost: 0 }
  shown = []
})

test('a request without a problem is sent once and shows nothing', async () => {
  const response = await hold().fetch(url, write)
  expect(await response.json()).toEqual({ transactionId: 't1' })
  expect(send).toHaveBeenCalledTimes(1)
  expect(shown).toEqual([])
})

test('a write refused for an ended session is sent again when a user is signed in', async () => {
  world.signedIn = false
  const answer = hold().fetch(url, write)
  await vi.waitFor(() => expect(shown).toEqual(['signed-out']), WAIT)
  retry()
  await vi.waitFor(() => expect(shown).toEqual(['signed-out', 'signed-out']), WAIT)
  world.signedIn = true
  retry()
  expect((await answer).status).toBe(200)
  expect(shown.at(-1)).toBeNull()
  expect([...world.applied]).toEqual(['t1'])
})

test('requests made meanwhile wait without being sent, and are then sent in order', async () => {
  world.up = false
  const { fetch } = hold()
  const first = fetch(url, write)
  await vi.waitFor(() => expect(shown).toEqual(['unreachable']), WAIT)
  const second = fetch(url, { ...write, body: '{"transactionId":"t2"}' })
  expect(send).toHaveBeenCalledTimes(1)
  world.up = true
  retry()
  await Promise.all([first, second])
  expect([...world.applied]).toEqual(['t1', 't2'])
})

test('a server that returns without the session shows the ended session', async () => {
  world = { ...world, up: false, signedIn: false }
  const answer = hold().fetch(url)
  await vi.waitFor(() => expect(shown).toEqual(['unreachable']), WAIT)
  world.up = true
  retry()
  await vi.waitFor(() => expect(shown).toEqual(['unreachable', 'signed-out']), WAIT)
  world.signedIn = true
  retry()
  expect((await answer).ok).toBe(true)
})

test('a write that had arrived before its answer got lost counts as done', async () => {
  world.answersLost = 1
  const response = await hold().fetch(url, write)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ transactionId: 't1', results: [] })
})

test('a conflict at the first attempt is returned', async () => {
  world.applied.add('t1')
  expect((await hold().fetch(url, write)).status).toBe(409)
})

test('a request that fails although the server responds fails in the end', async () => {
  world.answersLost = Number.POSITIVE_INFINITY
  await expect(hold().fetch(url)).rejects.toThrow('Failed to fetch')
})

test('a write that fails although the server responds is retried for ever', async () => {
  for (let lost = 0; lost < 6; lost++) send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const answer = hold().fetch(url, write)
  // From the fifth attempt on there is a pause before the next.
  for (const attempts of [5, 6]) {
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(attempts), WAIT)
    retry()
  }
  expect((await answer).status).toBe(200)
  expect([...world.applied]).toEqual(['t1'])
})

test('aborting a held request rejects with the reason once it would be sent', async () => {
  world.up = false
  const abort = new AbortController()
  const answer = hold().fetch(url, { ...write, signal: abort.signal })
  await vi.waitFor(() => expect(shown).toEqual(['unreachable']), WAIT)
  abort.abort()
  world.up = true
  retry()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(world.applied.size).toBe(0)
})
