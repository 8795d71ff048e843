import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { supabasePolicies } from '../../server/policies/supabase.ts'
import { startSupabase } from './auth-harness.ts'
import { mp4 } from './support/media.ts'

// Quota of a member's photos and videos, private and published: a million bytes here.

const QUOTA = 1_000_000
const HOUR_MS = 60 * 60 * 1000
let supabase: Awaited<ReturnType<typeof startSupabase>>
beforeAll(async () => {
  supabase = await startSupabase(supabasePolicies(QUOTA))
})
afterAll(async () => {
  expect(supabase.log).toEqual([])
  await supabase.stop()
})

const admin = () => supabase.serviceClient()

async function member(app_metadata: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@example.com`
  const password = randomUUID()
  const created = await admin().auth.admin.createUser({
    ...{ email, password, app_metadata },
    email_confirm: true,
  })
  expect(created.error).toBeNull()
  const id = created.data.user?.id ?? ''
  const client = supabase.client()
  const { data } = await client.auth.signInWithPassword({ email, password })
  const token = data.session?.access_token ?? ''
  const media = client.storage.from('media')
  const options = { contentType: 'video/mp4' }
  return {
    id,
    token,
    client,
    media,
    upload: (name: string, bytes: number, upsert = false) =>
      media.upload(`${id}/${name}`, mp4(bytes), { ...options, upsert }),
  }
}
type Member = Awaited<ReturnType<typeof member>>

const NO_ROOM = { statusCode: '413', message: 'There is no room left in the quota of this member' }

/** Begins a resumable upload and sends so much of it. Resolves with its address, or the refusal. */
function begin(
  { id, token }: Member,
  name: string,
  bytes: number,
  sent = 100,
  bucketName = 'media',
) {
  const body = mp4(bytes)
  return new Promise<{ url: string } | { status: number; message: string }>((resolve) => {
    const upload = new Upload(body, {
      endpoint: `${supabase.url}/storage/v1/upload/resumable`,
      headers: { authorization: `Bearer ${token}` },
      metadata: { bucketName, objectName: `${id}/${name}`, contentType: 'video/mp4' },
      chunkSize: sent,
      retryDelays: null,
      onChunkComplete: () => void upload.abort().then(() => resolve({ url: upload.url ?? '' })),
      onSuccess: () => resolve({ url: upload.url ?? '' }),
      onError: (error) => {
        const answer = 'originalResponse' in error ? error.originalResponse : null
        resolve({ status: answer?.getStatus() ?? 0, message: answer?.getBody() ?? String(error) })
      },
    })
    upload.start()
  })
}
const cancel = (url: string, { token }: Member) =>
  fetch(url, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' },
  })

describe('the quota of a member', () => {
  it('counts stored bytes, and is freed by deleting', async () => {
    const ana = await member()
    expect((await ana.upload('a.mp4', 600_000)).error).toBeNull()
    expect((await ana.upload('b.mp4', 500_000)).error).toMatchObject(NO_ROOM)
    expect((await ana.upload('b.mp4', 390_000)).error).toBeNull()
    await ana.media.remove([`${ana.id}/a.mp4`])
    expect((await ana.upload('c.mp4', 600_000)).error).toBeNull()
  })

  it('is per member: captains and the service have none', async () => {
    const [ana, bea, captain] = [await member(), await member(), await member({ role: 'captain' })]
    expect((await ana.upload('a.mp4', 900_000)).error).toBeNull()
    expect((await bea.upload('a.mp4', 900_000)).error).toBeNull()
    for (const name of ['a', 'b']) {
      expect((await captain.upload(`${name}.mp4`, 900_000)).error).toBeNull()
      const path = `${bea.id}/service-${name}.mp4`
      const sent = await admin().storage.from('media').upload(path, mp4(900_000), {
        contentType: 'video/mp4',
      })
      expect(sent.error).toBeNull()
    }
  })

  it('is shared by private and published files, and publishing uses none of it', async () => {
    const ana = await member()
    const practice = ana.client.storage.from('practice')
    const options = { contentType: 'video/mp4' }
    const path = `${ana.id}/a.mp4`
    expect((await practice.upload(path, mp4(600_000), options)).error).toBeNull()
    expect((await ana.upload('b.mp4', 500_000)).error).toMatchObject(NO_ROOM)
    expect((await practice.move(path, path, { destinationBucket: 'media' })).error).toBeNull()
    const refused = await practice.upload(`${ana.id}/c.mp4`, mp4(500_000), options)
    expect(refused.error).toMatchObject(NO_ROOM)
    expect((await ana.media.move(path, path, { destinationBucket: 'practice' })).error).toBeNull()
    const copied = await practice.copy(path, `${ana.id}/d.mp4`, { destinationBucket: 'media' })
    expect(copied.error).toMatchObject(NO_ROOM)
    expect(await begin(ana, 'e.mp4', 500_000, 100, 'practice')).toMatchObject({ status: 413 })
    expect(await begin(ana, 'e.mp4', 390_000, 100, 'practice')).toHaveProperty('url')
    expect((await ana.upload('f.mp4', 100_000)).error).toMatchObject(NO_ROOM)
  })

  it('allows a file to be replaced by one that fits in its place', async () => {
    const ana = await member()
    expect((await ana.upload('a.mp4', 900_000)).error).toBeNull()
    expect((await ana.upload('a.mp4', 990_000, true)).error).toBeNull()
    expect((await ana.upload('a.mp4', 1_100_000, true)).error).toMatchObject(NO_ROOM)
  })

  it('applies to copies', async () => {
    const ana = await member()
    expect((await ana.upload('a.mp4', 600_000)).error).toBeNull()
    const { error } = await ana.media.copy(`${ana.id}/a.mp4`, `${ana.id}/b.mp4`)
    expect(error).toMatchObject(NO_ROOM)
    expect((await ana.media.move(`${ana.id}/a.mp4`, `${ana.id}/b.mp4`)).error).toBeNull()
  })

  it('applies to an upload without a declared size', async () => {
    const ana = await member()
    expect((await ana.upload('a.mp4', 600_000)).error).toBeNull()
    const send = (name: string, bytes: number) =>
      fetch(`${supabase.url}/storage/v1/object/media/${ana.id}/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'video/mp4' },
        body: new Blob([new Uint8Array(mp4(bytes))]).stream(),
        duplex: 'half',
      } as RequestInit)
    const refused = await send('b.mp4', 450_000)
    expect([refused.status, (await refused.json()).statusCode]).toEqual([400, '413'])
    expect((await send('b.mp4', 350_000)).status).toBe(200)
  })

  it('grants the last bytes to one of two uploads at once', async () => {
    for (let i = 0; i < 5; i += 1) {
      const ana = await member()
      const both = await Promise.all(['a', 'b', 'c'].map((name) => ana.upload(name, 600_000)))
      const refused = both.filter(({ error }) => error)
      expect(refused).toHaveLength(2)
      for (const { error } of refused) expect(error).toMatchObject(NO_ROOM)
    }
  })

  it('is never exceeded, whatever arrives together', async () => {
    const ana = await member()
    const sizes = Array.from({ length: 24 }, (_, i) => 50_000 + ((i * 37) % 11) * 20_000)
    await Promise.all(
      sizes.map((bytes, i) =>
        i % 3 === 0 ? begin(ana, `${i}.mp4`, bytes, bytes) : ana.upload(`${i}.mp4`, bytes),
      ),
    )
    const { data } = await ana.media.listV2({ prefix: `${ana.id}/` })
    const used = (data?.objects ?? []).reduce((sum, { metadata }) => sum + (metadata?.size ?? 0), 0)
    expect(used).toBeGreaterThan(QUOTA / 2)
    expect(used).toBeLessThanOrEqual(QUOTA)
  })

  it('counts a resumable upload from its creation, until it is cancelled', async () => {
    const ana = await member()
    const first = await begin(ana, 'a.mp4', 700_000)
    expect(first).toHaveProperty('url')
    expect((await ana.upload('b.mp4', 400_000)).error).toMatchObject(NO_ROOM)
    expect(await begin(ana, 'c.mp4', 400_000)).toMatchObject({ status: 413 })
    expect((await ana.upload('d.mp4', 250_000)).error).toBeNull()
    if ('url' in first) expect((await cancel(first.url, ana)).status).toBe(204)
    expect(await begin(ana, 'c.mp4', 700_000, 700_000)).toHaveProperty('url')
  })

  it('drops an upload that was not finished within a day', async () => {
    const ana = await member()
    expect(await begin(ana, 'a.mp4', 900_000)).toHaveProperty('url')
    supabase.clock.offsetMs += 25 * HOUR_MS
    try {
      const { data } = await ana.client.auth.refreshSession()
      expect(data.session).not.toBeNull()
      expect((await ana.upload('b.mp4', 900_000)).error).toBeNull()
    } finally {
      supabase.clock.offsetMs = 0
    }
  })

  it('leaves room for the progress file when it is used up', async () => {
    const ana = await member()
    expect((await ana.upload('a.mp4', 999_000)).error).toBeNull()
    const sent = await ana.client.storage
      .from('members')
      .upload(`${ana.id}/logbook.json`, '{}', { contentType: 'application/json' })
    expect(sent.error).toBeNull()
  })
})

it('limits the concurrent uploads of a member', async () => {
  const [ana, bea] = [await member(), await member()]
  const stop = Promise.withResolvers<void>()
  const film = new Uint8Array(mp4(2000))
  // Those that other members never finished.
  const before = readdirSync(join(supabase.folder, 'storage/incoming')).length
  const open = Array.from({ length: 24 }, (_, i) => {
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(film.slice(0, 1000))
        await stop.promise
        controller.enqueue(film.slice(1000))
        controller.close()
      },
    })
    return fetch(`${supabase.url}/storage/v1/object/media/${ana.id}/${i}.mp4`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ana.token}`,
        'content-type': 'video/mp4',
        'content-length': String(film.length),
      },
      body,
      duplex: 'half',
    } as RequestInit)
  })
  const arriving = () => readdirSync(join(supabase.folder, 'storage/incoming')).length - before
  await expect.poll(arriving, { timeout: 60_000 }).toBe(24)
  expect((await ana.upload('more.mp4', 100)).error).toMatchObject({ statusCode: '429' })
  expect((await bea.upload('a.mp4', 1000)).error).toBeNull()
  stop.resolve()
  await Promise.all(open)
  expect((await ana.upload('after.mp4', 1000)).error).toBeNull()
})
