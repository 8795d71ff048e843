import { rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../../scripts/lib/server.mjs'
import { seededFolder } from './support/seeded-folder.ts'
import { START_MS } from './support/site.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await seededFolder()
}, START_MS)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** A connection, and all that has come back on it. */
function open(url: string, head: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (data) => chunks.push(data))
  socket.on('error', () => {})
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(head)
  return { socket, ended, answer: () => Buffer.concat(chunks).toString('latin1') }
}

const upgrade = (query: string) =>
  `GET /lake/v2025-02-19/data/listen/production?query=${query} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`
const write = (socket: Socket, text: string) => new Promise((done) => socket.write(text, done))

it('SIGTERM completes pending requests, refuses new ones, and exits with 0', async () => {
  const server = await startServer(dataDir)
  const form = 'email=lola%40mar.es&name=Lola&message=Hola&stays=on'
  const head = `POST /formularios/contact.data HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n`
  const sending = open(server.url, head)
  const listening = open(
    server.url,
    'GET /lake/v2025-02-19/data/listen/production?query=* HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n',
  )
  const socket = open(server.url, upgrade('*'))
  await expect.poll(() => listening.answer(), { timeout: 20_000 }).toContain('welcome')
  await expect.poll(() => socket.answer(), { timeout: 20_000 }).toContain('welcome')
  await write(sending.socket, form.slice(0, 10))

  const began = performance.now()
  const stopped = server.stop()
  const status = async (path: string) => (await fetch(server.url + path)).status
  await expect.poll(() => status('/healthz'), { timeout: 5000 }).toBe(503)
  expect(await status('/')).toBe(503)
  await listening.ended
  await socket.ended
  // The stream is ended, not cut; the socket gets close code 1001 (going away).
  expect(listening.answer()).toMatch(/\r\n0\r\n\r\n$/)
  expect(socket.answer().endsWith('\x88\x02\x03\xe9')).toBe(true)

  await write(sending.socket, form.slice(10))
  await sending.ended
  expect(sending.answer()).toMatch(/^HTTP\/1\.1 200/)
  expect(sending.answer()).toMatch(/"sent",true/)
  await stopped
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(server.exitCode()).toBe(0)
})

it('waits for no stream that begins while it stops', async () => {
  // The site's own stream of events has hardly begun.
  const server = await startServer(dataDir)
  await server.stop()
  expect(server.exitCode()).toBe(0)
  expect(server.log()).not.toContain('not answered')
})

it('a slow client does not delay the exit', async () => {
  const server = await startServer(dataDir)
  const head = 'POST /acceso HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na'
  const slow = open(server.url, head)
  await expect.poll(async () => (await fetch(`${server.url}/healthz`)).status).toBe(200)
  await server.stop()
  await slow.ended
  expect(server.log()).toContain('1 requests were not answered before the end')
  // After SIGKILL there would be no exit code.
  expect(server.exitCode()).toBe(0)
})
