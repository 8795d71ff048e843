import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { file, mp4, picture as pictureAs, png, webm } from './support/media.ts'
import {
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

describe('an upload', () => {
  it.each([
    ['a file that was picked', () => file(picture, 'ñandú.png', 'image/png')],
    ['bytes', () => picture],
  ])('accepts %s, and returns the same bytes', async (_, body) => {
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

  it('replaces only by upsert or update', async () => {
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

  it('succeeds once out of ten at once to the same place', async () => {
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

  it('leaves one whole file when ten replace each other at once', async () => {
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

describe('a refused upload', () => {
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

  it('names with path traversal', async () => {
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
