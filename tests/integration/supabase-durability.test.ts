import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mp4, png } from './support/media.ts'
import { type BackendProcess, startProcess } from './support/start-process.ts'

let folder: string
let running: BackendProcess
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supabase-kill-'))
})
afterEach(async () => {
  await running.kill()
  rmSync(folder, { recursive: true, force: true })
})

const PASSWORD = 'tesoro enterrado'
const left = (part: string) => readdirSync(join(folder, 'storage', part))

/** A new member, signed in. */
async function member({ client }: BackendProcess, email = 'anne@example.com') {
  const own = client()
  const { data, error } = await own.auth.signUp({ email, password: PASSWORD })
  expect(error).toBeNull()
  return { id: data.user?.id ?? '', token: data.session?.access_token ?? '', client: own }
}

it('a kill during sign-ups loses no acknowledged member', async () => {
  running = await startProcess(folder)
  const acknowledged: string[] = []
  const attempts = Array.from({ length: 40 }, async (_, i) => {
    const email = `pirata${i}@example.com`
    const { error } = await running.client().auth.signUp({ email, password: PASSWORD })
    if (error) return
    acknowledged.push(email)
    if (acknowledged.length === 15) await running.kill()
  })
  await Promise.allSettled(attempts)
  expect(acknowledged.length).toBeGreaterThanOrEqual(15)

  running = await startProcess(folder)
  for (const email of acknowledged) {
    const { error } = await running.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(error).toBeNull()
  }
})

it('a kill during uploads loses no file that was acknowledged, and leaves no other', async () => {
  running = await startProcess(folder)
  const { id, client } = await member(running)
  const picture = await png(64, 64)
  const acknowledged: string[] = []
  const uploads = Array.from({ length: 60 }, async (_, i) => {
    const path = `${id}/${i}.png`
    const body = Buffer.concat([picture, Buffer.alloc(200_000, i)])
    const options = { contentType: 'image/png' }
    const { error } = await client.storage.from('media').upload(path, body, options)
    if (error) return
    acknowledged.push(path)
    if (acknowledged.length === 20) await running.kill()
  })
  await Promise.allSettled(uploads)
  expect(acknowledged.length).toBeGreaterThanOrEqual(20)

  running = await startProcess(folder)
  const files = running.client().storage.from('media')
  const { data } = await files.listV2({ prefix: `${id}/` })
  const names = data?.objects.map(({ name }) => name) ?? []
  expect(names).toEqual(expect.arrayContaining(acknowledged))
  for (const name of names) {
    const file = await files.download(name)
    expect(file.data?.size).toBe(picture.length + 200_000)
  }
  expect(left('incoming')).toEqual([])
  expect(left('objects')).toHaveLength(names.length)
})

it('a kill in the middle of a file leaves nothing of it', async () => {
  running = await startProcess(folder)
  const { id, token } = await member(running)
  const half = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(mp4(512 * 1024)),
  })
  const sending = fetch(`${running.url}/storage/v1/object/media/${id}/a.mp4`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'video/mp4' },
    body: half,
    duplex: 'half',
  } as RequestInit).catch(() => 'broken')
  await expect.poll(() => left('incoming')).toHaveLength(1)
  await running.kill()
  expect(await sending).toBe('broken')

  running = await startProcess(folder)
  expect(left('incoming')).toEqual([])
  expect(left('objects')).toEqual([])
})

it('a resumable upload continues after a kill', async () => {
  running = await startProcess(folder)
  const { id, token } = await member(running)
  const body = mp4(600_000)
  const options = () => ({
    endpoint: `${running.url}/storage/v1/upload/resumable`,
    headers: { authorization: `Bearer ${token}` },
    metadata: { bucketName: 'media', objectName: `${id}/a.mp4`, contentType: 'video/mp4' },
    retryDelays: null,
  })
  const path = await new Promise<string>((resolve, reject) => {
    const upload = new Upload(body, {
      ...options(),
      chunkSize: 300_000,
      onError: reject,
      onChunkComplete: () =>
        void upload.abort().then(() => resolve(new URL(upload.url ?? '').pathname)),
    })
    upload.start()
  })
  await running.kill()

  running = await startProcess(folder)
  // Another process, another port: its tokens have another issuer, so the member signs in again.
  const own = running.client()
  const { data } = await own.auth.signInWithPassword({
    email: 'anne@example.com',
    password: PASSWORD,
  })
  const sent: number[] = []
  await new Promise<void>((resolve, reject) => {
    new Upload(body, {
      ...options(),
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      uploadUrl: new URL(path, running.url).href,
      onChunkComplete: (size) => sent.push(size),
      onError: reject,
      onSuccess: () => resolve(),
    }).start()
  })
  expect(sent).toEqual([300_000])
  const file = await own.storage.from('media').download(`${id}/a.mp4`)
  expect(Buffer.from((await file.data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(body)).toBe(
    true,
  )
})

it('a full disk is reported, and nothing is left or lost', async () => {
  // Files are limited to some 10 MB, which looks like a full disk to the process.
  running = await startProcess(folder, 'ulimit -f 20000')
  const { id, token, client } = await member(running)
  const media = client.storage.from('media')
  const small = mp4(100_000)
  const options = { contentType: 'video/mp4' }
  expect((await media.upload(`${id}/a.mp4`, small, options)).error).toBeNull()

  const large = mp4(30_000_000)
  for (const body of [large, new File([new Uint8Array(large)], 'b.mp4', { type: 'video/mp4' })]) {
    const { error } = await media.upload(`${id}/a.mp4`, body, { ...options, upsert: true })
    expect(error).toMatchObject({
      status: 507,
      statusCode: '507',
      message: 'There is no space left for this file',
    })
  }
  const resumable = await fetch(`${running.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-length': String(large.length),
      'upload-metadata': `bucketName ${btoa('media')},objectName ${btoa(`${id}/c.mp4`)}`,
    },
    body: new Uint8Array(large),
  })
  expect(resumable.status).toBe(507)

  expect((await media.download(`${id}/a.mp4`)).data?.size).toBe(small.length)
  expect(left('objects')).toHaveLength(1)
  expect((await media.upload(`${id}/d.mp4`, small, options)).error).toBeNull()
})

it('a second process cannot open the same files', async () => {
  running = await startProcess(folder)
  await expect(startProcess(folder)).rejects.toThrow()
})
