import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../scripts/lib/server.mjs'
import { seededFolder } from './support/seeded-folder.ts'

let dataDir: string
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  dataDir = await seededFolder()
  server = await startServer(dataDir)
}, 300_000)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Sends bytes as an arbitrary client would; returns the first response bytes, or all until the end if `held`. */
function send(bytes: string, { reset = false, held = false } = {}): Promise<string> {
  const { port } = new URL(server.url)
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(bytes)
      if (reset) setImmediate(() => socket.resetAndDestroy())
    })
    socket.on('data', (data) => {
      answer += data
      if (!held) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}

const handshake = (target: string, host = 'localhost') =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`

test.each([
  ['a host that is no host', handshake('/lake/v1/data/listen/production?query=*', 'a b[')],
  ['a target of two slashes', handshake('//')],
  ['an absolute target', handshake('http://u:p@h/lake/v1/data/listen/production?query=*')],
  ['an address outside of the lake', handshake('/')],
  ['a query that cannot be read', handshake('/lake/v1/data/listen/production?query=*[')],
  ['an encoding that is none', handshake('/lake/v1/data/listen/%E0%A4%A?query=*')],
])('%s ends its socket and nothing else', async (_, bytes) => {
  await send(bytes)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('a handshake that is reset at once does no harm', async () => {
  const target = '/lake/v1/data/listen/production?query=*'
  await Promise.all(Array.from({ length: 20 }, () => send(handshake(target), { reset: true })))
  await Promise.all(Array.from({ length: 20 }, () => send(handshake('/'), { reset: true })))
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('the server stops while sockets are open', async () => {
  const open = send(handshake('/lake/v1/data/listen/production?query=*'), { held: true })
  await expect.poll(async () => (await fetch(`${server.url}/healthz`)).status).toBe(200)
  await server.stop()
  expect(await open).toMatch(/^(HTTP\/1.1 101|$)/)
  expect(server.log()).not.toMatch(/error/i)
})
