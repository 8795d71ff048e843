import { randomUUID } from 'node:crypto'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, isHosted, type Member, startBackend } from './support/backend.ts'
import { mp4, png } from './support/media.ts'

// Uploads are private until their member publishes them: the private bucket `practice`, whose files
// move to the public `media` and back.

const BUCKETS = ['practice', 'media']

let backend: Backend
let ana: Member
let blas: Member
let captain: Member
let picture: Buffer
let path: string
beforeAll(async () => {
  backend = await startBackend()
  picture = await png()
  ana = await backend.member()
  blas = await backend.member()
  captain = await backend.member({ role: 'captain' })
})
beforeEach(async () => {
  path = `${ana.id}/${randomUUID()}.png`
  const sent = await practice().upload(path, picture, { contentType: 'image/png' })
  expect(sent.error).toBeNull()
})
afterAll(async () => {
  for (const bucket of BUCKETS) {
    const files = backend.admin.storage.from(bucket)
    const { data } = await files.listV2({ prefix: `${ana.id}/` })
    const names = (data?.objects ?? []).map(({ name }) => name)
    if (names.length > 0) await files.remove(names)
  }
  expect(backend.embedded?.log ?? []).toEqual([])
  await backend.stop()
})

const practice = (of = ana) => of.client.storage.from('practice')
const media = (of = ana) => of.client.storage.from('media')
const publish = () => practice().move(path, path, { destinationBucket: 'media' })
const takeBack = () => media().move(path, path, { destinationBucket: 'practice' })
const publicUrl = () => media().getPublicUrl(path).data.publicUrl

async function published(): Promise<string[]> {
  const { data } = await backend
    .client()
    .storage.from('media')
    .listV2({ prefix: `${ana.id}/` })
  return (data?.objects ?? []).map(({ name }) => name)
}

describe('a private file', () => {
  it('is read by its owner', async () => {
    const { data } = await practice().download(path)
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(picture)
    const listed = await practice().list(ana.id)
    expect(listed.data?.map(({ name }) => `${ana.id}/${name}`)).toContain(path)
  })

  it('is read by no visitor, no other member and no captain', async () => {
    for (const client of [backend.client(), blas.client, captain.client]) {
      const files = client.storage.from('practice')
      expect((await files.download(path)).data).toBeNull()
      expect((await files.info(path)).data).toBeNull()
      expect((await files.exists(path)).data).toBe(false)
      expect((await files.createSignedUrl(path, 60)).data).toBeNull()
      const signed = await files.createSignedUrls([path], 60)
      expect(signed.data?.[0]?.signedUrl ?? null).toBeNull()
      expect((await files.list(ana.id)).data).toEqual([])
      const deep = await files.listV2({ prefix: `${ana.id}/`, with_delimiter: false })
      expect(deep.data?.objects ?? []).toEqual([])
      for (const destinationBucket of BUCKETS) {
        const own = `${blas.id}/stolen.png`
        expect((await files.copy(path, own, { destinationBucket })).error).not.toBeNull()
        expect((await files.move(path, own, { destinationBucket })).error).not.toBeNull()
      }
      expect((await files.remove([path])).data ?? []).toEqual([])
    }
    expect((await practice().exists(path)).data).toBe(true)
  })

  it('is found at none of its guessed addresses', async () => {
    const storage = `${backend.url}/storage/v1`
    const at = `practice/${path}`
    const guesses = [
      `object/public/${at}`,
      `object/public/practice/${encodeURIComponent(path)}`,
      `object/public/media/${path}`,
      `object/public/media/../practice/${path}`,
      `object/public/media/..%2Fpractice/${path}`,
      `object/info/public/${at}`,
      `object/info/${at}`,
      `object/authenticated/${at}`,
      `object/${at}`,
      `object/sign/${at}`,
      `object/sign/${at}?token=`,
      `object/sign/${at}?token=${blas.token}`,
      `render/image/public/${at}?width=8`,
      `render/image/authenticated/${at}?width=8`,
      `render/image/sign/${at}?width=8`,
      `s3/${at}`,
    ]
    const senders = [undefined, backend.anonKey, blas.token, captain.token]
    for (const guess of guesses) {
      for (const sender of senders) {
        for (const method of ['GET', 'HEAD']) {
          const headers = sender ? { authorization: `Bearer ${sender}`, apikey: sender } : undefined
          const answer = await fetch(`${storage}/${guess}`, { method, headers })
          expect([guess, answer.status >= 400]).toEqual([guess, true])
          expect(Buffer.from(await answer.arrayBuffer()).includes(picture)).toBe(false)
        }
      }
    }
  })

  it('is readable by a signed URL until it expires, uncached by shared caches', async () => {
    const { data } = await practice().createSignedUrl(path, 60)
    const lent = await fetch(data?.signedUrl ?? '')
    expect(lent.status).toBe(200)
    expect(lent.headers.get('cache-control') ?? '').not.toMatch(/public/)
    const elsewhere = (data?.signedUrl ?? '').replace('/sign/practice/', '/sign/media/')
    expect((await fetch(elsewhere)).status).toBe(400)
    const clock = backend.embedded?.clock
    if (!clock) return
    clock.offsetMs = 61_000
    const late = await fetch(data?.signedUrl ?? '')
    clock.offsetMs = 0
    expect(late.status).toBe(400)
  })
})

describe('a resumable upload of a private file', () => {
  const begin = (name: string, token: string) =>
    new Promise<{ url: string; status: number }>((resolve) => {
      const body = mp4(200_000)
      const upload = new Upload(body, {
        endpoint: `${backend.url}/storage/v1/upload/resumable`,
        headers: { authorization: `Bearer ${token}` },
        metadata: { bucketName: 'practice', objectName: name, contentType: 'video/mp4' },
        chunkSize: 100_000,
        retryDelays: null,
        onChunkComplete: () =>
          void upload.abort().then(() => resolve({ url: upload.url ?? '', status: 201 })),
        onError: (error) => {
          const status = 'originalResponse' in error ? error.originalResponse?.getStatus() : 0
          resolve({ url: '', status: status ?? 0 })
        },
      })
      upload.start()
    })

  it.skipIf(isHosted)('cannot be queried, resumed or cancelled by another member', async () => {
    const { url } = await begin(`${ana.id}/${randomUUID()}.mp4`, ana.token)
    const send = (method: string, token: string) =>
      fetch(url, {
        method,
        headers: {
          ...{ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' },
          ...(method === 'PATCH' && {
            'upload-offset': '100000',
            'content-type': 'application/offset+octet-stream',
          }),
        },
        ...(method === 'PATCH' && { body: 'x' }),
      })
    for (const token of [backend.anonKey, blas.token, captain.token]) {
      for (const method of ['HEAD', 'GET', 'PATCH', 'DELETE']) {
        const answer = await send(method, token)
        expect([method, answer.status]).toEqual([method, 404])
        expect(answer.headers.get('upload-offset')).toBeNull()
      }
    }
    expect((await send('HEAD', ana.token)).headers.get('upload-offset')).toBe('100000')
    expect((await send('DELETE', ana.token)).status).toBe(204)
  })

  it('cannot begin in a folder of another', async () => {
    for (const token of [backend.anonKey, blas.token]) {
      const { status } = await begin(`${ana.id}/${randomUUID()}.mp4`, token)
      expect(status).toBe(403)
    }
  })
})

describe('publishing', () => {
  it('makes the file public at once, and removes it from private', async () => {
    expect(await published()).not.toContain(path)
    expect((await publish()).error).toBeNull()
    expect(await published()).toContain(path)
    const shown = await fetch(publicUrl())
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(picture)
    expect((await practice().exists(path)).data).toBe(false)
  })

  it('is undone at once, whatever a cache holds', async () => {
    await publish()
    const etag = (await fetch(publicUrl())).headers.get('etag') ?? ''
    const signed = await backend.client().storage.from('media').createSignedUrl(path, 3600)
    expect((await fetch(signed.data?.signedUrl ?? '')).status).toBe(200)
    expect((await takeBack()).error).toBeNull()
    expect(await published()).not.toContain(path)
    expect([400, 404]).toContain((await fetch(publicUrl())).status)
    const again = await fetch(publicUrl(), { headers: { 'if-none-match': etag } })
    expect([400, 404]).toContain(again.status)
    expect((await fetch(signed.data?.signedUrl ?? '')).status).toBe(400)
    expect((await practice().exists(path)).data).toBe(true)
  })

  it('is possible for the owner only, in the owner’s own folder', async () => {
    for (const of of [blas, captain]) {
      const moved = await practice(of).move(path, path, { destinationBucket: 'media' })
      expect(moved.error).not.toBeNull()
    }
    const planted = await practice().move(path, `${blas.id}/regalo.png`, {
      destinationBucket: 'media',
    })
    expect(planted.error).not.toBeNull()
    await publish()
    for (const of of [blas, captain]) {
      const hidden = await media(of).move(path, path, { destinationBucket: 'practice' })
      expect(hidden.error).not.toBeNull()
      const taken = await media(of).move(path, `${of.id}/mine.png`, {
        destinationBucket: 'practice',
      })
      expect(taken.error).not.toBeNull()
    }
    expect(await published()).toContain(path)
  })

  it('keeps files uploaded straight into `media` there', async () => {
    const old = `${ana.id}/${randomUUID()}.png`
    await media().upload(old, picture, { contentType: 'image/png' })
    expect(await published()).toContain(old)
    expect((await fetch(media().getPublicUrl(old).data.publicUrl)).status).toBe(200)
  })
})
