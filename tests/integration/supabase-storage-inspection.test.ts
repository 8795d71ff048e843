import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isHosted } from './support/backend.ts'
import { file, mp4, png } from './support/media.ts'
import {
  backend,
  media,
  member,
  newPath,
  picture,
  publicUrl,
  withMediaFolder,
} from './support/media-folder.ts'

withMediaFolder()

// Hosted Supabase trusts the declared type of an upload; see docs/supabase.md.
describe.skipIf(isHosted)('inspection of file contents', () => {
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

  it('an empty file', async () => {
    for (const body of [file('', 'foto.png', 'image/png'), Buffer.alloc(0)]) {
      const { error } = await media().upload(newPath(), body, { contentType: 'image/png' })
      expect(error).toMatchObject({ statusCode: '400' })
    }
  })

  it('a name of 300 characters', async () => {
    const { error } = await media().upload(newPath(`${'a'.repeat(300)}.png`), picture)
    expect(error?.message).toMatch(/^Invalid key/)
  })

  it('invalid JSON', async () => {
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
])('an aborted upload of %s leaves nothing', async (_, type, make) => {
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
