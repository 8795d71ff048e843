import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../../scripts/lib/server.mjs'
import { seededFolder } from './support/seeded-folder.ts'

let folder: string
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  folder = await seededFolder()
  server = await startServer(folder, { LOG_LEVEL: 'debug', TRUST_PROXY: 'true' })
}, 300_000)
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const lines = () =>
  server
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Record<string, unknown> => JSON.parse(line))

const VISITOR = '198.51.100.77'
const post = (path: string, fields: Record<string, string>, headers = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': VISITOR, 'user-agent': 'Periscope/7', ...headers },
    redirect: 'manual',
  })

it('a log records events, and no personal data', async () => {
  const email = `lola.${randomUUID()}@mar.example`
  const [password, name, message] = ['tesoro-muy-enterrado', 'Lola Mar', 'Una botella secreta']
  const requestId = `proxy-${randomUUID()}`
  const signedUp = await post('/registro', { name, email, password })
  const cookie = signedUp.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  expect(cookie).toMatch(/^session=/)
  await post('/acceso', { email, password: 'wrong-password' })
  await post('/acceso/olvido', { email })
  await post('/formularios/contact', { email, name, message }, { 'x-request-id': requestId })
  for (const path of [
    `/cuenta?email=${email}`,
    '/sesion',
    `/${encodeURIComponent(email)}`,
    `/buscar?q=${encodeURIComponent(message)}`,
    '/galeria?cursor=x%0a{"level":"error"}',
  ]) {
    await fetch(server.url + path, { headers: { cookie, 'x-forwarded-for': VISITOR } })
  }
  const session = await (await fetch(`${server.url}/sesion`, { headers: { cookie } })).json()
  const asked = await fetch(`${server.url}/supabase/storage/v1/object/media/${email}/a.png`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  })
  await asked.body?.cancel()
  await expect
    .poll(lines, { timeout: 20_000 })
    .toContainEqual(expect.objectContaining({ requestId, method: 'POST', kind: 'site' }))

  const everything = server.log()
  const logged = lines()
  expect(logged.length).toBeGreaterThan(8)
  for (const line of logged.filter(({ msg }) => msg === 'request')) {
    expect(line).toMatchObject({ level: expect.any(String), status: expect.any(Number) })
    expect(line.path).toMatch(/^[a-z0-9/:-]*$/)
  }
  const secrets = [email, encodeURIComponent(email), password, name, message, VISITOR]
  secrets.push('Periscope', session.access_token, cookie.slice(8, 60), 'eyJ', '127.0.0.1')
  for (const secret of secrets) expect(everything).not.toContain(secret)
  expect(everything).not.toMatch(/[\w.-]+@mar\.example/)
})

it.each(['/sesion', '/planes', '/nada'])(
  'a malformed request to %s is not logged as an error',
  async (path) => {
    const before = lines().length
    const requestId = `odd-${randomUUID()}`
    const headers = { 'x-request-id': requestId, 'x-forwarded-for': VISITOR }
    const sent = await post(path, { odd: 'field' }, headers)
    expect(sent.status).toBeGreaterThanOrEqual(400)
    expect(sent.status).toBeLessThan(500)
    await fetch(server.url + path, { method: 'PUT', body: '{', headers })
    await expect
      .poll(lines, { timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ requestId, method: 'PUT' }))
    expect(
      lines()
        .slice(before)
        .filter(({ level }) => level === 'error'),
    ).toEqual([])
  },
)
