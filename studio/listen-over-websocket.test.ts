import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { fetchWithListeners } from './listen-over-websocket.ts'

/** Long enough for a slow machine. */
const WAIT = { timeout: 20_000 }

const ready = vi.fn(async () => {})
const lakeFetch = fetchWithListeners({ fetch, ready })

const welcome = 'event: welcome\ndata: {"listenerName":"test"}\n\n'

let server: Server
let sockets: WebSocketServer
let origin: string

beforeEach(async () => {
  server = createServer((_request, response) => response.end('{"plain":true}'))
  sockets = new WebSocketServer({ server })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  vi.clearAllMocks()
  for (const socket of sockets.clients) socket.terminate()
  server.close()
})

/** The next listener to connect, with the URL that it requested. */
async function nextListener(): Promise<{ socket: WebSocket; url: string }> {
  const [socket, request] = await once(sockets, 'connection')
  return { socket, url: request.url }
}

function listen(options = {}) {
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    resolveFetch: () => lakeFetch,
  })
  const events: { type: string }[] = []
  const subscription = client
    .listen(
      '*[_id == $id]',
      { id: 'a' },
      { events: ['welcome', 'mutation', 'reconnect'], ...options },
    )
    .subscribe((event) => events.push(event))
  return { events, types: () => events.map(({ type }) => type), subscription }
}

test('the client receives events sent in pieces over the socket', async () => {
  const { events, types, subscription } = listen()
  const { socket, url } = await nextListener()
  expect(url).toMatch(/^\/lake\/v2025-02-19\/data\/listen\/production\?.*query=/)
  socket.send(welcome)
  socket.send(': heartbeat\n\nevent: mutation\nda')
  socket.send('ta: {"documentId":"a","name":"Ñandú"}\n\n')
  await vi.waitFor(() => expect(types()).toEqual(['welcome', 'mutation']), WAIT)
  expect(events[1]).toMatchObject({ documentId: 'a', name: 'Ñandú' })
  subscription.unsubscribe()
})

test('unsubscribing closes the socket', async () => {
  const { types, subscription } = listen()
  const { socket } = await nextListener()
  socket.send(welcome)
  await vi.waitFor(() => expect(types()).toEqual(['welcome']), WAIT)
  const closed = once(socket, 'close')
  subscription.unsubscribe()
  await closed
})

test('the client reconnects when the server closes the socket', async () => {
  const { types, subscription } = listen()
  const first = await nextListener()
  first.socket.send(`retry: 1\n${welcome}`)
  await vi.waitFor(() => expect(types()).toEqual(['welcome']), WAIT)
  const again = nextListener()
  first.socket.close()
  ;(await again).socket.send(welcome)
  await vi.waitFor(() => expect(types()).toEqual(['welcome', 'reconnect', 'welcome']), WAIT)
  subscription.unsubscribe()
})

test('a listener that can resume does so silently, after the last whole event', async () => {
  const { events, types, subscription } = listen({ enableResume: true })
  const first = await nextListener()
  first.socket.send(`${welcome}event: mutation\nid: t1#a\ndata: {"documentId":"a"}\n\n`)
  first.socket.send('event: mutation\nid: t2#b\ndata: {"docu')
  await vi.waitFor(() => expect(types()).toEqual(['welcome', 'mutation']), WAIT)
  const again = nextListener()
  first.socket.terminate()
  const second = await again
  expect(new URL(second.url, origin).searchParams.get('lastEventId')).toBe('t1#a')
  second.socket.send('event: mutation\nid: t2#b\ndata: {"documentId":"b"}\n\n')
  await vi.waitFor(() => expect(types()).toEqual(['welcome', 'mutation', 'mutation']), WAIT)
  expect(events[2]).toMatchObject({ documentId: 'b' })
  subscription.unsubscribe()
})

test('a listener resumes after the position of a heartbeat', async () => {
  const { types, subscription } = listen({ enableResume: true })
  const first = await nextListener()
  first.socket.send(`${welcome}:\nid: t9#\n\n`)
  await vi.waitFor(() => expect(types()).toEqual(['welcome']), WAIT)
  const again = nextListener()
  first.socket.close()
  expect(new URL((await again).url, origin).searchParams.get('lastEventId')).toBe('t9#')
  subscription.unsubscribe()
})

test('no listener opens before a user is signed in', async () => {
  const { promise: signedIn, resolve: signIn } = Promise.withResolvers<void>()
  ready.mockReturnValueOnce(signedIn)
  const opened = vi.fn()
  sockets.on('connection', opened)
  const { subscription } = listen()
  await vi.waitFor(() => expect(ready).toHaveBeenCalled(), WAIT)
  expect(opened).not.toHaveBeenCalled()
  const listener = nextListener()
  signIn()
  await listener
  subscription.unsubscribe()
})

test('a socket that cannot be opened rejects like a failed fetch', async () => {
  sockets.close()
  server.removeAllListeners('upgrade').on('upgrade', (_request, socket) => socket.destroy())
  const url = `${origin}/lake/v1/data/listen/production`
  await expect(lakeFetch(url)).rejects.toThrow(TypeError)
})

test('aborting before the socket opens rejects with the reason and closes it', async () => {
  const abort = new AbortController()
  const listener = nextListener()
  const response = lakeFetch(`${origin}/lake/v1/data/listen/production`, abort)
  // The socket is opened as soon as a user is known to be signed in.
  await ready.mock.results[0]?.value
  abort.abort()
  await expect(response).rejects.toMatchObject({ name: 'AbortError' })
  const { socket } = await listener
  if (socket.readyState !== socket.CLOSED) await once(socket, 'close')
})

test('other requests are plain fetches', async () => {
  const response = await lakeFetch(`${origin}/lake/v1/data/query/production?query=1`)
  expect(await response.json()).toEqual({ plain: true })
})
