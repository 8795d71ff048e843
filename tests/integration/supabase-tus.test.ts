import { randomUUID } from 'node:crypto'
import { DetailedError, Upload, type UploadOptions } from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, isHosted, type Member, startBackend } from './support/backend.ts'
import { mp4, png } from './support/media.ts'

// The unmodified tus-js-client, set up as Supabase documents it.

/** Hosted Supabase takes pieces of exactly this size. */
const CHUNK = 6 * 1024 * 1024

let backend: Backend
let member: Member
const made: string[] = []
beforeAll(async () => {
  backend = await startBackend()
  member = await backend.member()
})
afterAll(async () => {
  await backend.admin.storage.from('media').remove(made)
  expect(backend.embedded?.log ?? []).toEqual([])
  await backend.stop()
})

function newPath(name = 'clip.mp4', owner = member) {
  const path = `${owner.id}/${randomUUID()}/${name}`
  made.push(path)
  return path
}

type UploadTarget = { path: string; token?: string; contentType?: string; upsert?: boolean }

function optionsFor({
  path,
  token = member.token,
  contentType = 'video/mp4',
  upsert,
}: UploadTarget) {
  return {
    endpoint: `${backend.url}/storage/v1/upload/resumable`,
    headers: { authorization: `Bearer ${token}`, ...(upsert && { 'x-upsert': 'true' }) },
    metadata: { bucketName: 'media', objectName: path, contentType, cacheControl: '3600' },
    chunkSize: CHUNK,
    uploadDataDuringCreation: true,
    removeFingerprintOnSuccess: true,
    retryDelays: null,
  } satisfies UploadOptions
}

/** Uploads all of it. Resolves with the upload's address; rejects with the server's response. */
function send(
  body: Buffer,
  target: UploadTarget,
  more: Partial<UploadOptions> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(body, {
      ...optionsFor(target),
      ...more,
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
    })
    upload.start()
  })
}

/** Uploads until some of it has arrived, then breaks off. Resolves with the upload's address. */
function sendPart(body: Buffer, target: UploadTarget): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(body, {
      ...optionsFor(target),
      chunkSize: body.length / 2,
      uploadDataDuringCreation: false,
      onError: reject,
      onChunkComplete: () => void upload.abort().then(() => resolve(upload.url ?? '')),
    })
    upload.start()
  })
}

async function refusal(sending: Promise<unknown>) {
  const error = await sending.then(
    () => null,
    (reason: unknown) => reason,
  )
  const response = error instanceof DetailedError ? error.originalResponse : null
  return { status: response?.getStatus(), message: response?.getBody() }
}

const stored = async (path: string) => {
  const { data } = await backend.admin.storage.from('media').download(path)
  return data && Buffer.from(await data.arrayBuffer())
}

it('accepts a video in several pieces', async () => {
  const body = mp4(CHUNK * 2 + 1234)
  const path = newPath()
  await send(body, { path })
  expect((await stored(path))?.equals(body)).toBe(true)
  const { data } = await member.client.storage.from('media').info(path)
  expect(data).toMatchObject({ size: body.length, contentType: 'video/mp4' })
})

it.skipIf(isHosted)('resumes an interrupted upload', async () => {
  const body = mp4(400_000)
  const path = newPath()
  const uploadUrl = await sendPart(body, { path })
  expect(await stored(path)).toBeNull()
  const headers = { authorization: `Bearer ${member.token}`, 'tus-resumable': '1.0.0' }
  const head = await fetch(uploadUrl, { method: 'HEAD', headers })
  expect(head.headers.get('upload-offset')).toBe('200000')

  let sent = 0
  const onChunkComplete = (size: number) => {
    sent += size
  }
  await send(body, { path }, { uploadUrl, onChunkComplete })
  expect(sent).toBe(200_000)
  expect((await stored(path))?.equals(body)).toBe(true)
})

it.skipIf(isHosted)('can be cancelled, and expires after a day', async () => {
  const headers = { authorization: `Bearer ${backend.serviceRoleKey}`, 'tus-resumable': '1.0.0' }
  const left = await sendPart(mp4(1000), { path: newPath() })
  const clock = backend.embedded?.clock
  if (clock) clock.offsetMs = 25 * 3600_000
  expect((await fetch(left, { method: 'HEAD', headers })).status).toBe(404)
  if (clock) clock.offsetMs = 0
  const given = await sendPart(mp4(1000), { path: newPath() })
  expect((await fetch(given, { method: 'DELETE', headers })).status).toBe(204)
  expect((await fetch(given, { method: 'HEAD', headers })).status).toBe(404)
  expect((await fetch(given, { method: 'DELETE', headers })).status).toBe(404)
  const outside = given.replace(/[^/]+$/, '%2e%2e')
  expect((await fetch(outside, { method: 'DELETE', headers })).status).not.toBe(204)
})

it('replaces only by upsert', async () => {
  const path = newPath()
  await send(mp4(1000), { path })
  expect((await refusal(send(mp4(2000), { path }))).status).toBe(409)
  await send(mp4(3000), { path, upsert: true })
  expect((await stored(path))?.length).toBe(3000)
})

describe('a refused upload', () => {
  it('a place of another member', async () => {
    const other = await backend.member()
    const { status } = await refusal(send(mp4(), { path: newPath('clip.mp4', other) }))
    expect(status).toBe(403)
  })

  it('a visitor without an account, and an invalid token', async () => {
    for (const token of [backend.anonKey, 'ahoy']) {
      expect([400, 403]).toContain((await refusal(send(mp4(), { path: newPath(), token }))).status)
    }
  })

  it.skipIf(isHosted)('resuming or cancelling the upload of another', async () => {
    const other = await backend.member()
    const body = mp4(1000)
    const path = newPath()
    const uploadUrl = await sendPart(body, { path })
    const stolen = send(body, { path, token: other.token }, { uploadUrl, endpoint: null })
    expect((await refusal(stolen)).status).toBe(404)
    const headers = { authorization: `Bearer ${other.token}`, 'tus-resumable': '1.0.0' }
    expect((await fetch(uploadUrl, { method: 'DELETE', headers })).status).toBe(404)
    await send(body, { path }, { uploadUrl })
  })

  it('a type that the bucket does not take', async () => {
    const sending = send(Buffer.from('<svg/>'), { path: newPath(), contentType: 'image/svg+xml' })
    expect(await refusal(sending)).toMatchObject({ status: 415 })
  })

  it('an invalid name', async () => {
    const path = `${member.id}/../fuera.mp4`
    expect((await refusal(send(mp4(), { path }))).status).toBe(400)
  })

  it('more than the bucket takes', async () => {
    const { endpoint, headers, metadata } = optionsFor({ path: newPath() })
    const base64 = (text: string) => Buffer.from(text).toString('base64')
    const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${base64(value)}`)
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        ...headers,
        'tus-resumable': '1.0.0',
        'upload-length': String(100 * 1024 * 1024 + 1),
        'upload-metadata': pairs.join(','),
      },
    })
    expect(answer.status).toBe(413)
  })

  it.skipIf(isHosted)('HTML called a video, which leaves nothing', async () => {
    const path = newPath()
    const sending = send(Buffer.from('<!doctype html><script>1</script>'), { path })
    expect(await refusal(sending)).toEqual({
      status: 415,
      message: 'mime type unknown is not supported',
    })
    expect(await stored(path)).toBeNull()
  })

  it.skipIf(isHosted)('a picture of too many pixels', async () => {
    const body = await png(10_000, 10_000)
    const { status, message } = await refusal(
      send(body, { path: newPath('a.png'), contentType: 'image/png' }),
    )
    expect(status).toBe(413)
    expect(message).toMatch(/at most 64 megapixels/)
  })
})
