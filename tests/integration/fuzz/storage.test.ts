import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { png } from '../support/media.ts'
import { bytes } from '../support/media-folder.ts'
import { hostileText, options, TIMEOUT_MS } from './cases.ts'

// Uploads under any name and in any form: a file that is found again byte for byte, or a refusal
// that leaves nothing behind.

let backend: Backend
let member: Member
let picture: Buffer

beforeAll(async () => {
  backend = await startBackend()
  member = await backend.member()
  picture = await png()
})
afterAll(async () => {
  expect(backend.embedded?.log ?? []).toEqual([])
  await backend.stop()
})

/** Everything in the data folder that is no file of the storage: an escaped upload would be there. */
function surroundings(): string[] {
  const folder = backend.embedded?.dataDir ?? ''
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith(join('supabase', 'storage')) && !/sqlite/.test(path))
    .sort()
}
const incoming = () =>
  readdirSync(join(backend.embedded?.folder ?? '', 'storage', 'incoming')).length

const name = fc
  .array(fc.oneof(hostileText, fc.constantFrom('a', '/', '.', '..', 'foto.png')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join('').toWellFormed())

it(
  'an object is found under the name it was given, or refused',
  async () => {
    const before = surroundings()
    await fc.assert(
      fc.asyncProperty(name, fc.constantFrom('media', 'practice'), async (given, bucketId) => {
        const bucket = member.client.storage.from(bucketId)
        const path = `${member.id}/${given}`
        const form = new FormData()
        form.append('', new Blob([new Uint8Array(picture)], { type: 'image/png' }))
        const response = await fetch(
          `${backend.url}/storage/v1/object/${bucketId}/${path.split('/').map(encodeURIComponent).join('/')}`,
          {
            method: 'POST',
            headers: { authorization: `Bearer ${member.token}`, 'x-upsert': 'true' },
            body: form,
          },
        ).catch(() => null)
        // Some names make no address at all.
        if (!response) return
        const answer = (await response.json()) as { Key?: string }
        expect([200, 400, 403, 404]).toContain(response.status)
        if (response.status !== 200) return
        const stored = String(answer.Key).slice(bucketId.length + 1)
        expect(stored.startsWith(`${member.id}/`)).toBe(true)
        const { data } = await bucket.download(stored)
        expect(await bytes(data)).toEqual(picture)
        const removed = await bucket.remove([stored])
        expect(removed.data).toHaveLength(1)
      }),
      options,
    )
    expect(surroundings()).toEqual(before)
    expect(incoming()).toBe(0)
  },
  TIMEOUT_MS,
)

const BOUNDARY = 'fuzzboundary'
const line = fc.oneof(
  fc.constantFrom(
    ...[`--${BOUNDARY}`, `--${BOUNDARY}--`, '--other', '', 'Content-Type: image/png'],
    ...['Content-Disposition: form-data; name=""; filename="a.png"', 'Content-Type: text/html'],
    ...[
      'Content-Disposition: form-data; name="cacheControl"',
      '3600',
      'X: y',
      'content-length: -1',
    ],
    ...['Content-Disposition: form-data; name="metadata"', '{"a":1}', '{', '<script>'],
  ),
  hostileText,
)
const multipart = fc
  .tuple(fc.array(line, { maxLength: 14 }), fc.boolean())
  .map(([lines, withPicture]) =>
    Buffer.concat([
      Buffer.from(lines.join('\r\n').toWellFormed()),
      Buffer.from('\r\n'),
      ...(withPicture ? [picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)] : []),
    ]),
  )

it(
  'a form in any shape is accepted or refused, and leaves no partial file',
  async () => {
    await fc.assert(
      fc.asyncProperty(multipart, async (body) => {
        const response = await fetch(
          `${backend.url}/storage/v1/object/media/${member.id}/form.png`,
          {
            method: 'POST',
            headers: {
              authorization: `Bearer ${member.token}`,
              'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
              'x-upsert': 'true',
            },
            body: new Uint8Array(body),
          },
        )
        await response.text()
        expect([200, 400, 413, 415]).toContain(response.status)
      }),
      options,
    )
    expect(incoming()).toBe(0)
  },
  TIMEOUT_MS,
)
