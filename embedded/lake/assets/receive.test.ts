import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decode } from 'blurhash'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ImageAssetDocument } from './documents.ts'
import { openAssets, readUploadOptions } from './index.ts'
import { ORIGIN, openTestAssets, plain, pngBomb, streamOf } from './testing.ts'

let context: Awaited<ReturnType<typeof openTestAssets>>
beforeEach(async () => {
  context = await openTestAssets()
})
afterEach(() => context.close())

const receiveImage = async (content: string | Uint8Array, options = {}) =>
  (await context.assets.receive('images', streamOf(content), options)) as ImageAssetDocument

const storedFiles = async () =>
  (await readdir(context.folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

describe('an image upload', () => {
  test('returns the complete asset document', async () => {
    const png = await plain(300, 200).png().toBuffer()
    const sha1 = createHash('sha1').update(png).digest('hex')
    const document = await receiveImage(png, { filename: 'vela.png', title: 'Una vela' })
    const path = `images/local/production/${sha1}-300x200.png`

    expect(document).toMatchObject({
      _id: `image-${sha1}-300x200-png`,
      _type: 'sanity.imageAsset',
      assetId: sha1,
      extension: 'png',
      mimeType: 'image/png',
      originalFilename: 'vela.png',
      title: 'Una vela',
      path,
      sha1hash: sha1,
      size: png.length,
      url: `http://localhost:3000/lake/${path}`,
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: { _type: 'sanity.imageDimensions', width: 300, height: 200, aspectRatio: 1.5 },
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        palette: { _type: 'sanity.imagePalette', dominant: { background: '#cc3333' } },
      },
    })
    expect(document).not.toHaveProperty('_rev')
    expect(context.assets.publicUrl(document)).toBe(document.url)
    expect(await storedFiles()).toEqual([`${sha1}-300x200.png`])
  })

  test('describes the picture: a 20 px placeholder and a BlurHash of its colour', async () => {
    const { metadata } = await receiveImage(await plain(300, 200).png().toBuffer())
    const placeholder = Buffer.from(metadata.lqip?.split(',')[1] ?? '', 'base64')
    expect(await sharp(placeholder).metadata()).toMatchObject({ width: 20, height: 13 })
    const pixels = decode(metadata.blurHash ?? '', 8, 8)
    const mean = (channel: number) =>
      pixels.filter((_, i) => i % 4 === channel).reduce((sum, value) => sum + value, 0) / 64
    expect(Math.hypot(mean(0) - 0xcc, mean(1) - 0x33, mean(2) - 0x33)).toBeLessThan(12)
  })

  test('extracts only the requested metadata', async () => {
    const png = await plain(30, 20).png().toBuffer()
    expect((await receiveImage(png, { meta: ['lqip'] })).metadata).not.toHaveProperty('palette')
    const { metadata } = await receiveImage(png, { meta: ['none'] })
    expect(Object.keys(metadata).sort()).toEqual(['_type', 'dimensions', 'hasAlpha', 'isOpaque'])
  })

  test('tells transparent pixels from an unused alpha channel', async () => {
    const withAlpha = (alpha: number) =>
      sharp({
        create: { width: 9, height: 9, channels: 4, background: { r: 9, g: 9, b: 9, alpha } },
      })
    const clear = await receiveImage(await withAlpha(0.5).png().toBuffer())
    const opaque = await receiveImage(await withAlpha(1).png().toBuffer())
    expect(clear.metadata).toMatchObject({ hasAlpha: true, isOpaque: false })
    expect(clear.metadata.lqip).toMatch(/^data:image\/png/)
    expect(opaque.metadata).toMatchObject({ hasAlpha: true, isOpaque: true })
  })

  test('gives dimensions as seen, after the Exif orientation', async () => {
    const turned = await plain(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { _id, metadata } = await receiveImage(turned)
    expect(_id).toMatch(/-200x300-jpg$/)
    expect(metadata.dimensions).toMatchObject({ width: 200, height: 300 })
  })

  test('detects the type by content, not by name or declared type', async () => {
    const webp = await plain(10, 10).webp().toBuffer()
    const document = await receiveImage(webp, { filename: 'x.png', contentType: 'image/png' })
    expect(document).toMatchObject({ extension: 'webp', mimeType: 'image/webp' })
  })

  test('gives the same content the same id and keeps it once', async () => {
    const png = await plain(10, 10).png().toBuffer()
    const [first, second] = [await receiveImage(png), await receiveImage(png)]
    expect(second._id).toBe(first._id)
    expect(await storedFiles()).toHaveLength(1)
  })

  test('may be an interlaced PNG of fewer pixels', async () => {
    expect(await receiveImage(pngBomb(1_000))).toMatchObject({ extension: 'png' })
  })

  test('takes the size of an SVG from its viewBox', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9v9z"/></svg>'
    expect(await receiveImage(svg)).toMatchObject({
      mimeType: 'image/svg+xml',
      metadata: { dimensions: { width: 40, height: 30 } },
    })
  })
})

describe('an upload is refused, and leaves nothing behind,', () => {
  const refused = async (content: string | Uint8Array, refusal: object) => {
    await expect(receiveImage(content)).rejects.toMatchObject({ name: 'AssetError', body: refusal })
    expect(await storedFiles()).toEqual([])
  }

  test('when it is empty', () =>
    refused('', { statusCode: 400, error: 'Bad Request', message: 'The upload is empty' }))

  test('when it is not an image', () => refused('not an image', { statusCode: 400 }))

  test('when it is a truncated PNG or JPEG', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
    const image = sharp({
      create: { width: 600, height: 400, channels: 3, background: '#000', noise },
    })
    const damaged = { statusCode: 400, message: 'Invalid image: the file is damaged or incomplete' }
    for (const whole of [await image.png().toBuffer(), await image.jpeg().toBuffer()]) {
      await refused(whole.subarray(0, whole.length / 2), damaged)
    }
  })

  test('when it has over 100 megapixels, without being decoded', async () => {
    const bomb = pngBomb(11_000)
    expect(bomb.length).toBeLessThan(50_000)
    const before = process.resourceUsage().maxRSS
    await refused(bomb, { statusCode: 413, message: expect.stringContaining('11000 × 11000') })
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(50)
  })

  test('when it is interlaced and over 50 megapixels, which would all be held in memory', async () => {
    await refused(pngBomb(7_100), {
      statusCode: 413,
      message: expect.stringContaining('50 megapixels'),
    })
  })

  test('when it is an SVG with entities, or one that is not well-formed', async () => {
    const bomb =
      '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&b;</text></svg>'
    await refused(bomb, { statusCode: 400, message: expect.stringContaining('DOCTYPE') })
    await refused(Buffer.from(`\ufeff${bomb}`, 'utf16le'), { statusCode: 400 })
    await refused('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g>', {
      statusCode: 400,
    })
  })

  test('when it is over the limit of bytes', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(5_000_000)),
    })
    await expect(context.assets.receive('images', endless)).rejects.toMatchObject({
      body: { statusCode: 413, error: 'Payload Too Large' },
    })
    expect(await storedFiles()).toEqual([])
  })

  test('when it is interrupted', async () => {
    const png = await plain(50, 50).png().toBuffer()
    let sent = false
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent) controller.error(new Error('connection reset'))
        else controller.enqueue(new Uint8Array(png.subarray(0, 60)))
        sent = true
      },
    })
    await expect(context.assets.receive('images', broken)).rejects.toMatchObject({
      status: 400,
    })
    expect(await storedFiles()).toEqual([])
  })
})

test('opening sweeps the leftovers of interrupted uploads and keeps the rest', async () => {
  const png = await plain(10, 10).png().toBuffer()
  const { path } = await receiveImage(png)
  await mkdir(join(context.folder, 'incoming'), { recursive: true })
  await writeFile(join(context.folder, 'incoming', 'half'), 'half')
  openAssets({ folder: context.folder, ...ORIGIN })
  expect(existsSync(join(context.folder, 'incoming', 'half'))).toBe(false)
  const original = join(context.folder, 'images', path.split('/').at(-1) ?? '')
  expect(await readFile(original)).toEqual(png)
})

test('the options of an upload are read from its query and headers', () => {
  const query = new URLSearchParams(
    'filename=a.png&meta=lqip,palette&meta=none&sourceId=7&unknown=1',
  )
  const options = readUploadOptions(query, new Headers({ 'content-type': 'image/png' }))
  expect(options).toEqual({
    filename: 'a.png',
    contentType: 'image/png',
    meta: ['lqip', 'palette', 'none'],
    sourceId: '7',
  })
  expect(() => readUploadOptions(new URLSearchParams('meta=soul'), new Headers())).toThrow(/meta/)
})
