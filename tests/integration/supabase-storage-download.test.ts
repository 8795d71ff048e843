import { describe, expect, it } from 'vitest'
import { isHosted } from './support/backend.ts'
import { file, mp4 } from './support/media.ts'
import {
  backend,
  bytes,
  media,
  member,
  newPath,
  picture,
  publicUrl,
  uploaded,
  withMediaFolder,
} from './support/media-folder.ts'

withMediaFolder()

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

  it('is a 304 when the browser has it', async () => {
    const url = publicUrl(await uploaded())
    const etag = (await fetch(url)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await fetch(url, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  it('returns the headers of GET with HEAD', async () => {
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

  it.skipIf(isHosted)('cannot run scripts on the site’s origin', async () => {
    const { headers } = await fetch(publicUrl(await uploaded()))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/sandbox/)
  })

  it('of a missing object is a 404', async () => {
    const { error } = await media().download(`${member.id}/nada.png`)
    expect(error?.message).toMatch(/not found/i)
    expect((await media().exists(`${member.id}/nada.png`)).data).toBe(false)
  })
})

describe('signed URLs', () => {
  it('allow to read a private file, until they expire', async () => {
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

  it('are valid for one file, and not when tampered with', async () => {
    const [mine, other] = [await uploaded(), await uploaded()]
    const { data } = await media().createSignedUrl(mine, 60)
    const url = data?.signedUrl ?? ''
    expect((await fetch(url)).status).toBe(200)
    expect((await fetch(url.replace(mine, other))).status).toBe(400)
    expect((await fetch(`${url.slice(0, -4)}AAAA`)).status).toBe(400)
  })

  it('allow to write one file, unless it exists', async () => {
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

  it('for reading grant neither writing nor access to an account', async () => {
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
