import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStale } from '../../scripts/lib/build.mjs'
import { startServer } from '../../scripts/lib/server.mjs'
import { doorsOf } from './support/doors.ts'
import { START_MS } from './support/site.ts'
import { type BackendProcess, startProcess } from './support/start-process.ts'

// A members' backend that is not of this process, as a hosted project is none, and its outages.

const folder = mkdtempSync(join(tmpdir(), 'hosted-'))
let backend: BackendProcess
let site: Awaited<ReturnType<typeof startServer>>
let doors: ReturnType<typeof doorsOf>
let captain: Awaited<ReturnType<typeof doors.browser>>
let id: string
beforeAll(async () => {
  await buildStale()
  backend = await startProcess(join(folder, 'supabase'))
  site = await startServer(join(folder, 'data'), {
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: backend.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
  })
  doors = doorsOf({ url: site.url, supabase: backend })
  const member = await doors.member({ role: 'captain' })
  id = member.id
  captain = await doors.browser(member)
}, START_MS)
afterAll(async () => {
  await site?.stop()
  await backend?.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a function while the backend accepts requests and responds to none. */
async function whileSuspended(work: () => Promise<void>) {
  backend.child.kill('SIGSTOP')
  try {
    await work()
  } finally {
    backend.child.kill('SIGCONT')
  }
}

describe('while the backend answers', () => {
  it('it is queried for each request', async () => {
    expect(await captain.page()).toBe(200)
    expect(await captain.lakeRole()).toBe('administrator')
    await doors.admin.auth.admin.updateUserById(id, { app_metadata: { role: null } })
    expect([await captain.page(), await captain.lakeRole()]).toEqual([403, null])
    await doors.admin.auth.admin.updateUserById(id, { app_metadata: { role: 'captain' } })
    expect([await captain.page(), await captain.lakeRole()]).toEqual([200, 'administrator'])
  })
})

describe('while it does not answer', () => {
  it('no token is accepted at any endpoint', async () => {
    await whileSuspended(async () => {
      const form = { method: 'POST', body: new URLSearchParams({ intent: 'others' }) }
      const answers = await Promise.all([
        captain.get('/admin'),
        captain.get('/de/admin'),
        captain.get('/admin.data'),
        captain.get('/'),
        captain.get('/cuenta', form),
        captain.get('/sesion'),
        captain.get('/lake/v1/users/me'),
        captain.get('/lake/v2025-02-19/data/query/production?query=*'),
        captain.get('/lake/v2025-02-19/data/listen/production?query=*'),
      ])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
      for (const { headers } of answers) expect(headers.get('retry-after')).toMatch(/^\d+$/)
      expect(await captain.write()).toBe(503)
      const [spanish, german] = await Promise.all(answers.map((answer) => answer.text()))
      expect(spanish).toContain('<html lang="es"')
      expect(german).toContain('<html lang="de"')
    })
  })

  it('visitors can read pages, also with a made-up cookie', async () => {
    const page = await fetch(site.url)
    expect(page.status).toBe(200)
    const body = await page.text()
    const asset = body.match(/\/assets\/[^"]+\.js/)?.[0] ?? ''
    await whileSuspended(async () => {
      const cookies = ['', 'session=nonsense']
      for (const cookie of cookies) {
        const answer = await fetch(site.url, { headers: { cookie } })
        expect(answer.status).toBe(200)
        expect(await answer.text()).toBe(body)
      }
      expect((await captain.get(asset)).status).toBe(200)
    })
    expect(await (await fetch(site.url)).text(), 'no outage was kept').toBe(body)
  })

  it('open streams of a captain are closed', { timeout: 120_000 }, async () => {
    const { listener, socket } = await captain.open()
    await whileSuspended(async () => {
      await Promise.all([listener, socket.closed])
    })
  })

  it('everything works when it answers again', async () => {
    await expect.poll(() => captain.page(), { timeout: 30_000 }).toBe(200)
    expect(await captain.lakeRole()).toBe('administrator')
  })
})
