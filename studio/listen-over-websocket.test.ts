import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { fetchWithListeners } from './listen-over-websocket.ts'

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
  for (const socket of sockets.clients) socket.terminate()
  server.close()
})

/** The next listener to connect, with the URL that it asked for. */
async function nextListener(): Promise<{ socket: WebSocket; url: string }> {
  const [socket, request] = await once(sockets, 'connection')
  return { socket, url: request.url }
}

function listen() {
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    resolveFetch: () => fetchWithListeners,
  })
  const events: { type: string }[] = []
  const subscription = client
    .listen('*[_id == $id]', { id: 'a' }, { events: ['welcome', 'mutation', 'reconnect'] })
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
  await vi.waitFor(() => expect(types()).toEqual(['welcome', 'mutation']))
  expect(events[1]).toMatchObject({ documentId: 'a', name: 'Ñandú' })
  subscription.unsubscribe()
})

test('unsubscribing closes the socket', async () => {
  const { types, subscription } = listen()
  const { socket } = await nextListener()
  socket.send(welcome)
  await vi.waitFor(() => expect(types()).toEqual(['welcome']))
  const closed = once(socket, 'close')
  subscription.unsubscribe()
  await closed
})

test('the client reconnects when the server closes the socket', async () => {
  const { types, subscription } = listen()
  const first = await nextListener()
  first.socket.send(`retry: 1\n${welcome}`)
  await vi.waitFor(() => expect(types()).toEqual(['welcome']))
  const again = nextListener()
  first.socket.close()
  ;(await again).socket.send(welcome)
  await vi.waitFor(() => expect(types()).toEqual(['welcome', 'reconnect', 'welcome']))
  subscription.unsubscribe()
})

test('a socket that cannot be opened rejects like a failed fetch', async () => {
  sockets.close()
  server.removeAllListeners('upgrade').on('upgrade', (_request, socket) => socket.destroy())
  const url = `${origin}/lake/v1/data/listen/production`
  await expect(fetchWithListeners(url)).rejects.toThrow(TypeError)
})

test('aborting before the socket opens rejects with the reason', async () => {
  const abort = new AbortController()
  const response = fetchWithListeners(`${origin}/lake/v1/data/listen/production`, abort)
  abort.abort()
  await expect(response).rejects.toMatchObject({ name: 'AbortError' })
})

test('other requests are plain fetches', async () => {
  const response = await fetchWithListeners(`${origin}/lake/v1/data/query/production?query=1`)
  expect(await response.json()).toEqual({ plain: true })
})
