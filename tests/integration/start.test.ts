import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { createClient as createSupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStale } from '../../scripts/lib/build.mjs'
import { pinnedNode, root } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { startServer } from '../../scripts/lib/server.mjs'
import { mp4 } from './support/media.ts'

const BUILD_MS = 300_000
const folder = mkdtempSync(join(tmpdir(), 'start-test-'))

beforeAll(buildStale, BUILD_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a server that is expected to refuse, with these settings alone. */
async function refusal(settings: Record<string, string>) {
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production' as const },
    ...{ PORT: '0', DATA_DIR: join(folder, 'refused'), ...settings },
  }
  const { code, output } = await run(pinnedNode, ['server/main.ts'], { env })
  return { code, lines: output.trim().split('\n') }
}

describe('a wrong setting is reported in one line, and nothing starts', () => {
  it.each([
    ['PORT', { PORT: 'tres mil' }],
    ['PORT', { PORT: '70000' }],
    ['SITE_URL', { SITE_URL: 'la-escuela' }],
    ['SITE_URL', { SITE_URL: 'http://localhost/guitarra' }],
    ['SANITY_PROJECT_ID', { SANITY_PROJECT_ID: 'Not An Id', SANITY_API_TOKEN: 'x' }],
    ['SANITY_DATASET', { SANITY_DATASET: 'Not A Dataset' }],
    ['SANITY_API_TOKEN', { SANITY_PROJECT_ID: 'abc123' }],
    ['SANITY_API_VERSION', { SANITY_API_VERSION: 'yesterday' }],
    ['SUPABASE_URL', { SUPABASE_URL: 'nowhere' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail.example' }],
    ['SMTP_FROM', { SMTP_URL: 'smtp://mail.example' }],
    ['SMTP_FROM', { SMTP_HOST: 'mail.example' }],
    ['CONFIRM_EMAIL', { CONFIRM_EMAIL: 'perhaps' }],
    ['REDIRECT_URLS', { REDIRECT_URLS: 'https://app.example, nowhere' }],
    ['SUPABASE_ANON_KEY', { SUPABASE_URL: 'https://abc.supabase.co' }],
  ])('%s in %j', async (name, settings) => {
    const { code, lines } = await refusal(settings)
    expect(code).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name} `))
  })

  it('a data folder that cannot be made', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const { code, lines } = await refusal({ DATA_DIR: join(file, 'data') })
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringMatching(/^DATA_DIR .*data/)])
  })

  it('a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, lines } = await refusal({ PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^PORT ${port} is in use`))])
  })
})

it('a missing build is reported', async () => {
  const copy = join(folder, 'unbuilt')
  for (const part of ['server', 'app', 'embedded', 'schemas', 'domain', 'package.json']) {
    cpSync(join(root, part), join(copy, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, PORT: '0' }
  const settings = { ...env, DATA_DIR: join(copy, 'data') }
  const { code, output } = await run(pinnedNode, [join(copy, 'server/main.ts')], { env: settings })
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^The build is missing \(build\/client\): run "npm run build"$/)
})

describe('a server and the next one of its data folder', () => {
  const dataDir = join(folder, 'data')
  const document = { _id: 'again', _type: 'page', title: 'Sigue aquí' }
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(dataDir, { MEMBER_QUOTA_MB: '1' })
  }, BUILD_MS)
  afterAll(() => server?.stop())

  it('shows the captain’s account at the first start', () => {
    expect(server.log()).toMatch(/capitan@|captain@/)
    // The seed is loaded over the server's own HTTP interface: these requests are not logged.
    expect(server.log()).not.toContain('"msg":"request"')
  })

  it('shows the development mailbox to this machine only', async () => {
    const { stdout } = await run(pinnedNode, ['scripts/keys.ts'], { env: server.env })
    const { url, anonKey } = JSON.parse(stdout).supabase
    const sent = await fetch(`${url}/auth/v1/otp`, {
      method: 'POST',
      headers: { apikey: anonKey },
      body: JSON.stringify({ email: 'anne@example.com' }),
    })
    expect(sent.status).toBe(200)
    const mails = await (await fetch(`${server.url}/mailbox.json`)).json()
    expect(mails).toMatchObject([{ to: 'anne@example.com', subject: expect.any(String) }])
    const page = await (await fetch(`${server.url}/mailbox`)).text()
    expect(page).toContain(mails[0].subject)
    for (const header of ['x-forwarded-for', 'forwarded']) {
      for (const path of ['/mailbox', '/mailbox.json']) {
        const headers = { [header]: '192.0.2.1', 'x-real-ip': '127.0.0.1' }
        expect((await fetch(server.url + path, { headers })).status).toBe(403)
      }
    }
  })

  it('holds members to the quota of its settings', async () => {
    const { stdout } = await run(pinnedNode, ['scripts/keys.ts'], { env: server.env })
    const { url, anonKey } = JSON.parse(stdout).supabase
    const { auth, storage } = createSupabaseClient(url, anonKey)
    const password = 'una contraseña larga de mar'
    const { data } = await auth.signUp({ email: 'ana@example.com', password })
    const upload = (name: string) =>
      storage.from('media').upload(`${data.user?.id}/${name}`, mp4(900_000), {
        contentType: 'video/mp4',
      })
    expect((await upload('a.mp4')).error).toBeNull()
    expect((await upload('b.mp4')).error).toMatchObject({ statusCode: '413' })
  })

  it('two servers never share a data folder', async () => {
    const { code, lines } = await refusal({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringMatching(/^DATA_DIR .* in use by another server/)])
  })

  it('the next one loads no seed, shows no password and has lost nothing', async () => {
    await (await lakeClient(server)).create(document)
    await server.stop()
    server = await startServer(dataDir)
    expect(server.log()).not.toMatch(/password|seed/i)
    expect(await (await lakeClient(server)).getDocument('again')).toMatchObject(document)
    expect((await fetch(server.url)).status).toBe(200)
  })
})

/** A client with the keys that `npm run keys` prints for this server. */
async function lakeClient({ env }: { env: NodeJS.ProcessEnv }) {
  const { stdout } = await run(pinnedNode, ['scripts/keys.ts'], { env })
  const { apiHost, projectId, dataset, token } = JSON.parse(stdout).lake
  return createClient({
    ...{ apiHost, projectId, dataset, token },
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
  })
}
