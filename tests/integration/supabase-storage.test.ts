import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, isHosted, type Member, startBackend } from './support/backend.ts'
import { file, mp4, picture as pictureAs, png, webm } from './support/media.ts'

let backend: Backend
let member: Member
let picture: Buffer
beforeAll(async () => {
  backend = await startBackend()
  member = await backend.member()
  picture = await png()
})
afterAll(async () => {
  const { data } = await backend.admin.storage.from('media').listV2({ prefix: `${member.id}/` })
  await backend.admin.storage.from('media').remove((data?.objects ?? []).map(({ name }) => name))
  expect(backend.embedded?.log ?? []).toEqual([])
  await backend.stop()
})

const media = () => member.client.storage.from('media')
const newPath = (name = 'foto.png') => `${member.id}/${randomUUID()}/${name}`
async function uploaded(name = 'foto.png', content = picture, contentType = 'image/png') {
  const path = newPath(name)
  const { error } = await media().upload(path, content, { contentType })
  expect(error).toBeNull()
  return path
}
const publicUrl = (path: string) => media().getPublicUrl(path).data.publicUrl
const bytes = async (blob: Blob | null) =>
  Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))

describe('an upload', () => {
  it.each([
    ['a file that was picked', () => file(picture, 'ñandú.png', 'image/png')],
    ['bytes', () => picture],
  ])('takes %s, and gives the same back', async (_, body) => {
    const path = newPath()
    const { data, error } = await media().upload(path, body(), {
      contentType: 'image/png',
      cacheControl: '86400',
      metadata: { titulo: 'Mi guitarra' },
    })
    expect(error).toBeNull()
    expect(data).toMatchObject({ path, fullPath: `media/${path}` })
    expect(await bytes((await media().download(path)).data)).toEqual(picture)
    const info = await media().info(path)
    expect(info.data).toMatchObject({
      id: data?.id,
      name: path,
      bucketId: 'media',
      size: picture.length,
      contentType: 'image/png',
      metadata: { titulo: 'Mi guitarra' },
    })
    expect((await media().exists(path)).data).toBe(true)
    const answer = await fetch(publicUrl(path))
    expect(answer.headers.get('cache-control')).toContain('max-age=86400')
    expect(await bytes(await answer.blob())).toEqual(picture)
  })

  it.each([
    ['image/jpeg', () => pictureAs('jpeg')],
    ['image/webp', () => pictureAs('webp')],
    ['image/gif', () => pictureAs('gif')],
    ['image/avif', () => pictureAs('avif')],
    ['video/webm', webm],
    ['video/mp4', () => mp4()],
    ['video/mp4', () => mp4(64, 'M4V ')],
    ['video/quicktime', () => mp4(64, 'qt  ')],
  ])('may be %s', async (type, make) => {
    const path = newPath('fichero')
    const { error } = await media().upload(path, await make(), { contentType: type })
    expect(error).toBeNull()
    expect((await fetch(publicUrl(path))).headers.get('content-type')).toBe(type)
  })

  it('replaces only when asked to, or by update', async () => {
    const path = await uploaded()
    const again = await media().upload(path, picture, { contentType: 'image/png' })
    expect(again.error).toMatchObject({
      statusCode: '409',
      message: 'The resource already exists',
    })
    const other = await png(16, 16)
    const options = { contentType: 'image/png', upsert: true }
    expect((await media().upload(path, other, options)).error).toBeNull()
    expect(await bytes((await media().download(path)).data)).toEqual(other)
    expect((await media().update(path, picture, options)).error).toBeNull()
    expect(await bytes((await media().download(path)).data)).toEqual(picture)
  })

  it('is one of ten at once to the same place', async () => {
    const path = newPath()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => media().upload(path, picture, { contentType: 'image/png' })),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    const codes = answers.flatMap(
      ({ error }) => (error as { statusCode?: string })?.statusCode ?? [],
    )
    expect(codes).toEqual(Array(9).fill('409'))
  })

  it('leaves one whole file of ten that replace each other at once', async () => {
    const path = newPath()
    const pictures = await Promise.all(Array.from({ length: 10 }, (_, i) => png(10 + i, 10)))
    const options = { contentType: 'image/png', upsert: true }
    const answers = await Promise.all(pictures.map((body) => media().upload(path, body, options)))
    expect(answers.filter(({ error }) => error !== null)).toEqual([])
    const left = await bytes((await media().download(path)).data)
    expect(pictures.some((picture) => picture.equals(left))).toBe(true)
  })

  it('of a JSON file goes to the private bucket, and only of JSON', async () => {
    const members = member.client.storage.from('members')
    const path = `${member.id}/logbook.json`
    const json = file('{"lessons":[]}', 'logbook.json', 'application/json')
    expect((await members.upload(path, json, { upsert: true })).error).toBeNull()
    const { data } = await members.download(path)
    expect(JSON.parse((await data?.text()) ?? '')).toEqual({ lessons: [] })
    const refused = await members.upload(path, picture, { contentType: 'image/png', upsert: true })
    expect(refused.error).toMatchObject({ statusCode: '415' })
    const open = await fetch(members.getPublicUrl(path).data.publicUrl)
    expect(open.status).toBe(400)
    await members.remove([path])
  })
})

describe('what is not taken', () => {
  it.each([
    ['a declared type that is none of the bucket’s', 'text/html', '415'],
    ['an SVG', 'image/svg+xml', '415'],
  ])('%s', async (_, type, statusCode) => {
    const { error } = await media().upload(newPath(), file('<svg/>', 'a.svg', type))
    expect(error).toMatchObject({ statusCode, message: `mime type ${type} is not supported` })
  })

  it.each([
    ['names with emoji', `🏴‍☠️.png`],
    ['names with control characters', `a\u0007.png`],
  ])('%s', async (_, name) => {
    const { error } = await media().upload(`${member.id}/${name}`, picture, {
      contentType: 'image/png',
    })
    expect(error).toMatchObject({ statusCode: '400' })
    expect(error?.message).toMatch(/^Invalid key/)
  })

  it('names that lead elsewhere', async () => {
    const path = await uploaded()
    for (const destination of [
      '../otro/a.png',
      '/otro/a.png',
      'a/../../b.png',
      './a.png',
      'a//b',
    ]) {
      const { error } = await media().move(path, `${member.id}/${destination}`)
      expect(error).not.toBeNull()
    }
    const outside = await media().upload(`${member.id}/../${randomUUID()}/a.png`, picture, {
      contentType: 'image/png',
    })
    expect(outside.error).not.toBeNull()
  })
})

// Hosted Supabase believes what an upload says of itself; see docs/supabase.md.
describe.skipIf(isHosted)('what is found out by looking', () => {
  const declaredPng = (content: Buffer | string) =>
    media().upload(newPath(), file(content, 'foto.png', 'image/png'))

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['text', 'Quince hombres en el cofre del muerto'],
    ['a program', '\u007fELF\u0002\u0001\u0001'],
  ])('%s that is called a picture', async (_, content) => {
    const { error } = await declaredPng(content)
    expect(error).toMatchObject({ statusCode: '415' })
    expect(error?.message).toMatch(/^mime type .* is not supported$/)
  })

  it('a damaged picture', async () => {
    const { error } = await declaredPng(picture.subarray(0, 20))
    expect(error).toMatchObject({ statusCode: '400', message: 'The image is damaged' })
  })

  it('a picture of 10,000 x 10,000 pixels', async () => {
    const { error } = await declaredPng(await png(10_000, 10_000))
    expect(error).toMatchObject({ statusCode: '413' })
    expect(error?.message).toMatch(/10000 x 10000 pixels: at most 64 megapixels/)
  })

  it('nothing at all', async () => {
    for (const body of [file('', 'foto.png', 'image/png'), Buffer.alloc(0)]) {
      const { error } = await media().upload(newPath(), body, { contentType: 'image/png' })
      expect(error).toMatchObject({ statusCode: '400' })
    }
  })

  it('a name of 300 characters', async () => {
    const { error } = await media().upload(newPath(`${'a'.repeat(300)}.png`), picture)
    expect(error?.message).toMatch(/^Invalid key/)
  })

  it('JSON that is none', async () => {
    const { error } = await member.client.storage
      .from('members')
      .upload(`${member.id}/logbook.json`, file('{', 'logbook.json', 'application/json'))
    expect(error).toMatchObject({ statusCode: '400', message: 'The file is not valid JSON' })
  })

  it('a file larger than the bucket takes, whatever its headers say', async () => {
    const chunk = new Uint8Array(1024 * 1024)
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        if (sent++ < 101) controller.enqueue(chunk)
        else controller.close()
      },
    })
    const { error } = await media().upload(newPath(), body, { contentType: 'video/mp4' })
    expect(error).toMatchObject({ statusCode: '413' })
  })

  it('a form that never ends', async () => {
    const begin = [
      '--x',
      'content-disposition: form-data; name=""; filename="a.json"',
      'content-type: application/json',
      '',
      '"',
    ].join('\r\n')
    let sent = 0
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(begin)),
      pull(controller) {
        if (sent++ < 64) controller.enqueue(new Uint8Array(64 * 1024).fill(97))
        else controller.close()
      },
    })
    const answer = await fetch(
      `${backend.url}/storage/v1/object/members/${member.id}/logbook.json`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${member.token}`,
          'content-type': 'multipart/form-data; boundary=x',
        },
        body,
        duplex: 'half',
      } as RequestInit,
    )
    expect((await answer.json()).statusCode).toBe('413')
  })

  it('the true type of a picture called by another', async () => {
    const path = newPath('foto.jpg')
    await media().upload(path, file(picture, 'foto.jpg', 'image/jpeg'))
    expect((await fetch(publicUrl(path))).headers.get('content-type')).toBe('image/png')
  })
})

it.skipIf(isHosted).each([
  ['bytes', 'video/mp4', () => mp4(300_000)],
  [
    'a form',
    'multipart/form-data; boundary=x',
    () =>
      Buffer.concat([
        Buffer.from(
          '--x\r\ncontent-disposition: form-data; name=""; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n',
        ),
        mp4(300_000),
      ]),
  ],
])('of an upload of %s that breaks off nothing is left', async (_, type, make) => {
  const path = newPath('roto.mp4')
  const incoming = join(backend.embedded?.folder ?? '', 'storage/incoming')
  const abort = new AbortController()
  const body = new ReadableStream({ start: (controller) => controller.enqueue(make()) })
  const sending = fetch(`${backend.url}/storage/v1/object/media/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': type },
    body,
    duplex: 'half',
    signal: abort.signal,
  } as RequestInit).catch(() => 'broken')
  await expect.poll(() => readdirSync(incoming)).toHaveLength(1)
  abort.abort()
  expect(await sending).toBe('broken')
  await expect.poll(() => readdirSync(incoming)).toEqual([])
  expect((await media().exists(path)).data).toBe(false)
})

describe('a download', () => {
  it('seeks in a video', async () => {
    const video = mp4(100_000)
    const url = publicUrl(await uploaded('baile.mp4', video, 'video/mp4'))
    const part = await fetch(url, { headers: { range: 'bytes=50000-50099' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 50000-50099/100000')
    expect(await bytes(await part.blob())).toEqual(video.subarray(50_000, 50_100))
    const end = await fetch(url, { headers: { range: 'bytes=-10' } })
    expect(await bytes(await end.blob())).toEqual(video.subarray(-10))
    const beyond = await fetch(url, { headers: { range: 'bytes=100000-' } })
    expect(beyond.status).toBe(416)
  })

  it('is answered with 304 when the browser has it', async () => {
    const url = publicUrl(await uploaded())
    const etag = (await fetch(url)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await fetch(url, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  it('tells with HEAD what GET would bring', async () => {
    const url = publicUrl(await uploaded())
    const head = await fetch(url, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-type')).toBe('image/png')
    expect(head.headers.get('content-length')).toBe(String(picture.length))
  })

  it('is saved under its own name, or another', async () => {
    const path = await uploaded('mi foto.png')
    const own = media().getPublicUrl(path, { download: true }).data.publicUrl
    const saved = (await fetch(own)).headers.get('content-disposition')
    expect(saved).toMatch(/^attachment; filename="?mi( |%20)foto\.png"?/)
    const other = media().getPublicUrl(path, { download: 'cañón.png' }).data.publicUrl
    expect((await fetch(other)).headers.get('content-disposition')).toContain(
      `filename*=UTF-8''ca%C3%B1%C3%B3n.png`,
    )
  })

  it.skipIf(isHosted)('can run nothing in the site’s name', async () => {
    const { headers } = await fetch(publicUrl(await uploaded()))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/sandbox/)
  })

  it('of what is not there says so', async () => {
    const { error } = await media().download(`${member.id}/nada.png`)
    expect(error?.message).toMatch(/not found/i)
    expect((await media().exists(`${member.id}/nada.png`)).data).toBe(false)
  })
})

describe('signed URLs', () => {
  it('let read a private file, until they expire', async () => {
    const members = member.client.storage.from('members')
    const path = `${member.id}/cuaderno de bitacora.json`
    await members.upload(path, file('{"a":1}', 'a.json', 'application/json'), { upsert: true })
    const one = await members.createSignedUrl(path, 60)
    expect(await (await fetch(one.data?.signedUrl ?? '')).json()).toEqual({ a: 1 })
    const many = await members.createSignedUrls([path, `${member.id}/nada.json`], 60)
    expect(await (await fetch(many.data?.[0]?.signedUrl ?? '')).json()).toEqual({ a: 1 })
    expect(many.data?.[1]?.error).toMatch(/does not exist or you do not have access/)

    const clock = backend.embedded?.clock
    if (clock) {
      clock.offsetMs = 61_000
      expect((await fetch(one.data?.signedUrl ?? '')).status).toBe(400)
      clock.offsetMs = 0
    }
    await members.remove([path])
  })

  it('are good for one file, and not when tampered with', async () => {
    const [mine, other] = [await uploaded(), await uploaded()]
    const { data } = await media().createSignedUrl(mine, 60)
    const url = data?.signedUrl ?? ''
    expect((await fetch(url)).status).toBe(200)
    expect((await fetch(url.replace(mine, other))).status).toBe(400)
    expect((await fetch(`${url.slice(0, -4)}AAAA`)).status).toBe(400)
  })

  it('let write one file, once it is not there', async () => {
    const path = newPath()
    const { data } = await media().createSignedUploadUrl(path)
    const token = data?.token ?? ''
    const visitor = backend.client().storage.from('media')
    const options = { contentType: 'image/png' }
    const elsewhere = await visitor.uploadToSignedUrl(newPath(), token, picture, options)
    expect(elsewhere.error).not.toBeNull()
    const first = await visitor.uploadToSignedUrl(path, token, picture, options)
    expect(first.error).toBeNull()
    expect(first.data?.fullPath).toBe(`media/${path}`)
    const second = await visitor.uploadToSignedUrl(path, token, picture, options)
    expect(second.error).toMatchObject({ statusCode: '409' })
  })

  it('for reading do not write, nor open an account', async () => {
    const path = await uploaded()
    const { data } = await media().createSignedUrl(path, 60)
    const token = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? ''
    const visitor = backend.client()
    const write = await visitor.storage.from('media').uploadToSignedUrl(path, token, picture)
    expect(write.error).not.toBeNull()
    expect((await visitor.auth.getUser(token)).error?.code).toBe('bad_jwt')
    const upload = await media().createSignedUploadUrl(newPath())
    expect((await visitor.auth.getUser(upload.data?.token)).error?.code).toBe('bad_jwt')
    const withToken = backend.client(undefined, {
      global: { headers: { authorization: `Bearer ${upload.data?.token}` } },
    })
    expect((await withToken.storage.from('media').list(member.id)).error).not.toBeNull()
  })
})

describe('tokens', () => {
  it.each([
    ['tampered with', (token: string) => `${token.slice(0, -6)}AAAAAA`],
    ['made up', () => 'ahoy'],
  ])('that are %s do nothing, and whoever sent a large file hears it', async (_, change) => {
    const { storage } = backend.client(undefined, {
      global: { headers: { authorization: `Bearer ${change(member.token)}` } },
    })
    const video = mp4(20_000_000)
    const { error } = await storage.from('media').upload(newPath(), video, {
      contentType: 'video/mp4',
    })
    expect(error).toMatchObject({ status: 400, statusCode: '403' })
    expect((await media().list(member.id)).error).toBeNull()
  })

  it.skipIf(isHosted)('of an ended session do nothing, nor those of a banned member', async () => {
    const gone = await backend.member()
    const body = { contentType: 'image/png' }
    const files = () =>
      backend
        .client(undefined, { global: { headers: { authorization: `Bearer ${gone.token}` } } })
        .storage.from('media')
    expect((await files().upload(`${gone.id}/a.png`, picture, body)).error).toBeNull()
    await gone.client.auth.signOut()
    const { error } = await files().upload(`${gone.id}/b.png`, picture, body)
    expect(error).toMatchObject({ statusCode: '403' })
    await backend.admin.storage.from('media').remove([`${gone.id}/a.png`])
  })
})

describe('moving and copying', () => {
  it('keep the bytes; a move leaves nothing behind', async () => {
    const [path, moved, copied] = [await uploaded(), newPath('b.png'), newPath('c.png')]
    expect((await media().move(path, moved)).error).toBeNull()
    expect((await media().exists(path)).data).toBe(false)
    expect((await media().copy(moved, copied)).data?.path).toBe(`media/${copied}`)
    await media().remove([moved])
    expect(await bytes((await media().download(copied)).data)).toEqual(picture)
  })

  it('never replace what is there', async () => {
    const [a, b] = [await uploaded(), await uploaded()]
    expect((await media().move(a, b)).error).toMatchObject({ statusCode: '409' })
    expect((await media().copy(a, b)).error).toMatchObject({ statusCode: '409' })
  })
})

it('removes what is there, and says what it was', async () => {
  const path = await uploaded()
  const { data } = await media().remove([path, `${member.id}/nada.png`])
  expect(data?.map(({ name }) => name)).toEqual([path])
  expect((await fetch(publicUrl(path))).status).toBe(400)
})
