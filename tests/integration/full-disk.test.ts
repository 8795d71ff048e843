import { createClient as createLakeClient } from '@sanity/client'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canMount, mountSmallDisk } from '../../embedded/kit/testing.ts'
import { buildStale } from '../../scripts/lib/build.mjs'
import { pinnedNode } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { startServer } from '../../scripts/lib/server.mjs'
import { mp4 } from './support/media.ts'
import { START_MS } from './support/site.ts'

// A whole school on a disk of 60 MB, which members fill with videos, and then another process to the last byte.
// The tests follow each other.

const PASSWORD = 'una contraseña larga de mar'
const video = mp4(1_500_000)

describe.skipIf(!canMount)('on a small disk', () => {
  let disk: ReturnType<typeof mountSmallDisk>
  let server: Awaited<ReturnType<typeof startServer>>
  let keys: {
    lake: { apiHost: string; projectId: string; dataset: string; token: string }
    supabase: { url: string; anonKey: string; serviceRoleKey: string }
  }
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
  const client = (key = keys.supabase.anonKey) => createClient(keys.supabase.url, key, { auth })
  const uploaded: string[] = []
  let member: Awaited<ReturnType<typeof signIn>>

  async function start() {
    server = await startServer(disk.folder)
    keys = JSON.parse((await run(pinnedNode, ['scripts/keys.ts'], { env: server.env })).stdout)
  }
  async function signIn(email = 'ana@example.com') {
    const own = client()
    const { data, error } = await own.auth.signInWithPassword({ email, password: PASSWORD })
    expect(error).toBeNull()
    return { id: data.user?.id ?? '', media: own.storage.from('media') }
  }
  const upload = (name: string) =>
    member.media.upload(`${member.id}/${name}`, video, { contentType: 'video/mp4' })
  const health = async () => (await fetch(`${server.url}/healthz`)).text()
  const lake = () =>
    createLakeClient({
      ...keys.lake,
      useProjectHostname: false,
      apiVersion: '2025-02-19',
      useCdn: false,
      maxRetries: 0,
    })
  /** The status of an edit in the dataset. */
  const edit = (text: string) =>
    lake()
      .createOrReplace({ _id: 'drafts.full-disk', _type: 'page', text })
      .then(
        () => 200,
        (error: { statusCode?: number }) => error.statusCode,
      )

  async function expectReadable() {
    const [path = ''] = uploaded
    const { data } = client().storage.from('media').getPublicUrl(path)
    expect((await fetch(data.publicUrl)).status).toBe(200)
    for (const page of ['/', '/galeria', '/acceso', '/buscar?q=escala']) {
      // On a busy machine the content may be late.
      const status = async () => (await fetch(server.url + page)).status
      await expect.poll(status, { timeout: 60_000, interval: 500 }).toBe(200)
    }
  }
  async function expectSignIn() {
    await signIn()
    const form = new URLSearchParams({ email: 'ana@example.com', password: PASSWORD })
    const answer = await fetch(`${server.url}/acceso`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('set-cookie')).toContain('session=')
  }
  async function expectDelete() {
    const path = uploaded.pop() ?? ''
    const { data, error } = await member.media.remove([path])
    expect(error).toBeNull()
    expect(data?.map(({ name }) => name)).toEqual([path])
  }

  beforeAll(async () => {
    await buildStale()
    disk = mountSmallDisk(60)
    await start()
    const { error } = await client(keys.supabase.serviceRoleKey).auth.admin.createUser({
      ...{ email: 'ana@example.com', password: PASSWORD, email_confirm: true },
    })
    expect(error).toBeNull()
    member = await signIn()
  }, START_MS)
  afterAll(async () => {
    await server?.stop()
    disk?.remove()
  })

  it('uploads stop before it is full, and health reports it', async () => {
    await expect.poll(health, { timeout: 30_000 }).toBe('ok\n')
    for (let i = 0; i < 40; i += 1) {
      const { error } = await upload(`${i}.mp4`)
      if (!error) uploaded.push(`${member.id}/${i}.mp4`)
      else expect(error).toMatchObject({ statusCode: '507', message: /no space left/ })
    }
    expect(uploaded.length).toBeGreaterThan(3)
    expect(uploaded.length).toBeLessThan(40)
    expect(disk.free()).toBeGreaterThan(4 * 1024 * 1024)
    await expect.poll(health, { timeout: 30_000 }).toContain('disk: low')
    const { error } = await lake()
      .assets.upload('file', Buffer.alloc(3_000_000), { filename: 'a.bin' })
      .then(
        () => ({ error: null }),
        (error) => ({ error }),
      )
    expect(error).toMatchObject({ statusCode: 507 })
  })

  it('everything else still works', async () => {
    await expectSignIn()
    await expectReadable()
    await expectDelete()
    expect(await edit('low')).toBe(200)
  })

  it('continues when another process takes the last byte', async () => {
    for (let i = 0; i < 2; i += 1) {
      disk.fill()
      await expectSignIn()
      disk.fill()
      await expectReadable()
      disk.fill()
      await expect.poll(health, { timeout: 30_000 }).toContain('disk: full')
      await expectDelete()
      disk.fill()
      expect([200, 507]).toContain(await edit('full'))
      const { error } = await upload(`full-${i}.mp4`)
      expect(error).toMatchObject({ statusCode: '507' })
    }
  })

  it('starts on a full disk', async () => {
    await server.stop()
    disk.fill()
    expect(disk.free()).toBe(0)
    await start()
    member = await signIn()
    await expectReadable()
    await expect.poll(health, { timeout: 30_000 }).toContain('disk: full')
    await expectDelete()
  })

  it('reports that nothing can be written, and continues to serve reads', async () => {
    const statuses = new Set<number | undefined>()
    for (let i = 0; i < 60 && !statuses.has(507); i += 1) {
      disk.fill()
      statuses.add(await edit('a'.repeat(100_000)))
    }
    expect([...statuses].sort()).toEqual([200, 507])
    disk.fill()
    const { error } = await client().auth.signInWithPassword({
      email: 'ana@example.com',
      password: PASSWORD,
    })
    expect([undefined, 503]).toContain(error?.status)
    await expectReadable()
    disk.fill()
    await expect.poll(health, { timeout: 30_000 }).toContain('disk: full')
    await expectDelete()
    await server.stop()
    disk.fill()
    await start()
    await expectReadable()
  })

  it('accepts uploads again when there is room', async () => {
    disk.clear()
    member = await signIn()
    while (uploaded.length > 1) await expectDelete()
    await expect.poll(health, { timeout: 60_000, interval: 500 }).toBe('ok\n')
    expect((await upload('last.mp4')).error).toBeNull()
    await expectReadable()
  })
})
