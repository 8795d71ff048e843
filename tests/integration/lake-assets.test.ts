import { ClientError } from '@sanity/client'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningLake, startLake } from './support/lake.ts'

let lake: RunningLake
let photo: Buffer
beforeAll(async () => {
  lake = await startLake()
  photo = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#1e3a8a' },
  })
    .composite([
      {
        input: { create: { width: 300, height: 400, channels: 3, background: '#fbbf24' } },
        left: 300,
        top: 0,
      },
    ])
    .removeAlpha()
    .png()
    .toBuffer()
})
afterAll(() => lake.close())

const raw = () => lake.client({ perspective: 'raw' })
const documents = () => raw().fetch<number>('count(*)')

async function refusal(upload: Promise<unknown>) {
  const error = await upload.then(
    () => expect.fail('the upload should have been refused'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ClientError)
  return { status: (error as ClientError).statusCode, message: (error as ClientError).message }
}

test('an image is uploaded, described, and served through a URL of @sanity/image-url', async () => {
  const asset = await raw().assets.upload('image', photo, { filename: 'bandera.png' })
  expect(asset).toMatchObject({
    _type: 'sanity.imageAsset',
    _id: expect.stringMatching(/^image-[0-9a-f]{40}-600x400-png$/),
    originalFilename: 'bandera.png',
    mimeType: 'image/png',
    size: photo.length,
    metadata: {
      dimensions: { width: 600, height: 400, aspectRatio: 1.5 },
      hasAlpha: false,
      lqip: expect.stringMatching(/^data:image\//),
      blurHash: expect.any(String),
      palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/) } },
    },
  })
  expect(await raw().getDocument(asset._id)).toMatchObject({ _id: asset._id })
  expect(asset.url).toMatch(`${lake.origin}/lake/images/local/production/`)

  const builder = createImageUrlBuilder({
    projectId: 'local',
    dataset: 'production',
    baseUrl: `${lake.origin}/lake`,
  })
  // The right half, by a crop that the Studio would store.
  const image = { asset: { _ref: asset._id }, crop: { left: 0.5, right: 0, top: 0, bottom: 0 } }
  const url = builder.image(image).width(150).height(200).format('webp').url()
  const answer = await fetch(url)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const picture = sharp(await answer.arrayBuffer())
  expect(await picture.metadata()).toMatchObject({ width: 150, height: 200 })
  const { dominant } = await picture.stats()
  expect(dominant.r).toBeGreaterThan(dominant.b)

  const negotiated = await fetch(builder.image(image).width(100).auto('format').url(), {
    headers: { accept: 'image/avif,image/webp,*/*' },
  })
  expect(negotiated.headers.get('content-type')).toBe('image/avif')
  expect(negotiated.headers.get('vary')?.toLowerCase()).toContain('accept')
})

test('the same content is one asset', async () => {
  const [one, two] = await Promise.all([
    raw().assets.upload('image', photo),
    raw().assets.upload('image', photo),
  ])
  expect(one._id).toBe(two._id)
})

test('a file is served as it was uploaded, with the token', async () => {
  const asset = await raw().assets.upload('file', Buffer.from('la re sol'), { filename: 'a.txt' })
  expect((await fetch(asset.url)).status).toBe(401)
  const headers = { range: 'bytes=3-4', authorization: 'Bearer sk-test-token' }
  const answer = await fetch(asset.url, { headers })
  expect([answer.status, await answer.text()]).toEqual([206, 're'])
})

test('deleting the asset document removes the file; one in use stays', async () => {
  const other = await sharp(photo).negate().png().toBuffer()
  const asset = await raw().assets.upload('image', other)
  await raw().create({
    _id: 'uses',
    _type: 'ship',
    image: { _type: 'image', asset: { _type: 'reference', _ref: asset._id } },
  })
  await expect(raw().delete(asset._id)).rejects.toMatchObject({ statusCode: 409 })
  expect((await fetch(asset.url)).status).toBe(200)
  await raw().delete('uses')
  await raw().delete(asset._id)
  await expect.poll(async () => (await fetch(asset.url)).status).toBe(404)
})

test('without a session nothing is uploaded', async () => {
  const visitor = lake.client({ token: undefined })
  expect((await refusal(visitor.assets.upload('image', photo))).status).toBe(401)
})

test.each([
  ['a truncated PNG', () => photo.subarray(0, photo.length / 2)],
  ['zero bytes', () => Buffer.alloc(0)],
  ['text named .png', () => Buffer.from('<script>alert(1)</script>')],
])('%s is refused and leaves nothing', async (_, bytes) => {
  const before = await documents()
  const { status, message } = await refusal(
    raw().assets.upload('image', bytes(), { filename: 'x.png', contentType: 'image/png' }),
  )
  expect(status).toBe(400)
  expect(message).not.toBe('')
  expect(await documents()).toBe(before)
})

test('a 121-megapixel PNG of a few kilobytes is refused without being decoded', async () => {
  const bomb = await sharp({
    create: { width: 11_000, height: 11_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  expect(bomb.length).toBeLessThan(500_000)
  const { status, message } = await refusal(raw().assets.upload('image', bomb))
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(message).toMatch(/pixel/i)
  expect(await raw().fetch('1')).toBe(1)
})

test('an asset that was deleted and is restored has its bytes', async () => {
  const asset = await raw().assets.upload('file', Buffer.from('a lesson'), { filename: 'a.txt' })
  const { _rev, ...document } = (await raw().getDocument(asset._id)) as Record<string, string>
  const read = () => fetch(asset.url, { headers: { authorization: 'Bearer sk-test-token' } })
  expect(await (await read()).text()).toBe('a lesson')
  await raw().delete(asset._id)
  expect((await read()).status).toBe(404)
  await raw().create({ ...document, _type: 'sanity.fileAsset', _id: asset._id })
  expect(await (await read()).text()).toBe('a lesson')
  expect(_rev).toBeTruthy()
})
