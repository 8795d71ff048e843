import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chequered, colourAt, ORIGIN, openTestAssets, plain, streamOf } from './testing.ts'

const RED = [255, 0, 0]
const GREEN = [0, 128, 0]
const BLUE = [0, 0, 255]

let context: Awaited<ReturnType<typeof openTestAssets>>
let original: Buffer
let name: string

const upload = async (content: string | Uint8Array) => {
  const { path } = await context.assets.receive('images', streamOf(content))
  return path.split('/').at(-1) ?? ''
}

beforeAll(async () => {
  context = await openTestAssets()
  original = await chequered(100, [
    ['red', 'green', 'blue'],
    ['white', 'black', 'yellow'],
  ])
  name = await upload(original)
})
afterAll(() => context.close())

const serve = (query: string, headers = {}, asset = name, method: 'GET' | 'HEAD' = 'GET') =>
  context.assets.serveImage(asset, new URLSearchParams(query), new Headers(headers), method)

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const picture = async (query: string, asset = name) => bytesOf(await serve(query, {}, asset))

test('without parameters the original is served, for good', async () => {
  const response = await serve('')
  expect(await bytesOf(response)).toEqual(original)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(original.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: `"${name.slice(0, 40)}"`,
  })
})

describe('the picture', () => {
  test.each([
    ['w=150', 150, 100],
    ['w=60&h=60&fit=crop', 60, 60],
    ['w=60&h=60&fit=fill', 60, 60],
    ['w=600&h=600&fit=fillmax', 600, 600],
    ['w=600&h=600&fit=max', 300, 200],
    ['w=60&h=60&fit=scale', 60, 60],
    ['w=900&h=900&fit=min', 200, 200],
    ['w=60&h=60&fit=clip', 60, 40],
    ['w=50&dpr=2', 100, 67],
    ['w=60&h=60&fit=crop&crop=entropy', 60, 60],
  ])('%s is %i × %i', async (query, width, height) => {
    expect(await sharp(await picture(query)).metadata()).toMatchObject({ width, height })
  })

  test('shows the requested part', async () => {
    expect(await colourAt(await picture('rect=200,0,100,100&w=20'), 0.5, 0.5)).toEqual(BLUE)
    const left = await picture('w=50&h=100&fit=crop&crop=left&rect=0,0,300,100')
    expect(await colourAt(left, 0.5, 0.5)).toEqual(RED)
    const focal = await picture(
      'w=20&h=20&fit=crop&crop=focalpoint&fp-x=0.5&fp-y=0&rect=0,0,300,100',
    )
    expect(await colourAt(focal, 0.5, 0.5)).toEqual(GREEN)
  })

  test('turns first, takes the rectangle of the original, mirrors last', async () => {
    expect(await colourAt(await picture('or=90'), 0.9, 0.1)).toEqual(RED)
    expect(await colourAt(await picture('flip=h'), 0.1, 0.1)).toEqual(BLUE)
    expect(await colourAt(await picture('rect=0,0,300,100&or=90'), 0.5, 0.9)).toEqual(BLUE)
    expect(await colourAt(await picture('rect=0,0,300,100&or=90&flip=v'), 0.5, 0.9)).toEqual(RED)
    expect(await colourAt(await picture('rect=0,0,300,100&or=270'), 0.5, 0.1)).toEqual(BLUE)
  })

  test('of a turned photo is cropped as it is seen', async () => {
    const photo = sharp(original).jpeg({ chromaSubsampling: '4:4:4', quality: 100 })
    const turned = await upload(await photo.withMetadata({ orientation: 6 }).toBuffer())
    expect(turned).toMatch(/-200x300\.jpg$/)
    const [r = 0, g = 0, b = 0] = await colourAt(
      await picture('rect=100,200,100,100&flip=h&fm=png', turned),
      0.5,
      0.5,
    )
    expect(Math.hypot(r - 0, g - 0, b - 255)).toBeLessThan(20)
    for (const [query, width, height] of [
      ['w=100', 100, 150],
      ['w=100&h=100&fit=scale', 100, 100],
      ['w=150&or=90', 150, 100],
      ['h=40&rect=0,0,200,100', 80, 40],
    ] as const) {
      expect(await sharp(await picture(query, turned)).metadata()).toMatchObject({ width, height })
    }
    expect((await colourAt(await picture('w=100&fm=png', turned), 0.9, 0.05))[0]).toBeGreaterThan(
      240,
    )
  })

  test('has its free area filled with bg, else transparent, white in a JPEG', async () => {
    expect(await colourAt(await picture('w=60&h=60&fit=fill&bg=0000ff'), 0.5, 0.02)).toEqual(BLUE)
    expect(await sharp(await picture('w=60&h=60&fit=fill')).metadata()).toMatchObject({
      hasAlpha: true,
    })
    const jpeg = await picture('w=60&h=60&fit=fill&fm=jpg')
    expect(Math.min(...(await colourAt(jpeg, 0.5, 0.02)))).toBeGreaterThan(240)
  })

  test('loses its colours, is inverted, is blurred', async () => {
    const [r, g, b] = await colourAt(await picture('sat=-100'), 0.1, 0.1)
    expect([g, b]).toEqual([r, r])
    expect(await colourAt(await picture('invert=true'), 0.1, 0.1)).toEqual([0, 255, 255])
    const [red = 0, green = 0] = await colourAt(await picture('blur=40'), 0.333, 0.1)
    expect(Math.min(red, green)).toBeGreaterThan(30)
  })

  test('is smaller in bytes with a lower quality', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
    const noisy = await upload(
      await sharp({ create: { width: 200, height: 200, channels: 3, background: '#000', noise } })
        .jpeg()
        .toBuffer(),
    )
    const [low, high] = [await picture('q=10', noisy), await picture('q=90', noisy)]
    expect(low.length).toBeLessThan(high.length / 2)
  })

  test('keeps the frames of an animation unless frame=1', async () => {
    const frames = await Promise.all(['red', 'lime'].map((c) => plain(40, 40, c).png().toBuffer()))
    const gif = await upload(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    )
    expect(await sharp(await picture('w=20', gif)).metadata()).toMatchObject({
      width: 20,
      pages: 2,
    })
    expect((await sharp(await picture('w=20&frame=1', gif)).metadata()).pages ?? 1).toBe(1)
    const negotiated = await serve('w=20&auto=format', { accept: 'image/avif,image/webp' }, gif)
    expect(negotiated.headers.get('content-type')).toBe('image/webp')
  })
})

describe('the format', () => {
  test.each([
    ['w=20&auto=format', 'image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['w=20&auto=format', 'image/webp,*/*', 'image/webp', 'webp'],
    ['w=20&auto=format', 'image/avif;q=0,image/webp', 'image/webp', 'webp'],
    ['w=20&auto=format', '*/*', 'image/png', 'png'],
    ['w=20', 'image/avif,image/webp', 'image/png', 'png'],
    ['fm=jpg', '', 'image/jpeg', 'jpeg'],
    ['fm=webp', '', 'image/webp', 'webp'],
    ['fm=avif', '', 'image/avif', 'heif'],
    ['fm=jpg&auto=format', 'image/avif', 'image/jpeg', 'jpeg'],
  ])('of %s for Accept: %s is %s', async (query, accept, type, format) => {
    const response = await serve(query, { accept })
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toBe(query.includes('auto') ? 'Accept' : null)
    expect((await sharp(await bytesOf(response)).metadata()).format).toBe(format)
  })

  test('pjpg is a progressive JPEG', async () => {
    expect(await sharp(await picture('fm=pjpg')).metadata()).toMatchObject({ isProgressive: true })
  })
})

describe('an SVG', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script>alert(1)</script><path fill="red" d="M0 0h10v10H0z"/></svg>'

  test('with a script is served as it is, in a sandbox', async () => {
    const asset = await upload(svg)
    const response = await serve('w=200&auto=format', { accept: 'image/webp' }, asset)
    expect(await response.text()).toBe(svg)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
  })

  test('is drawn sharp at the requested size in another format', async () => {
    const drawn = await picture('w=200&fm=png', await upload(svg))
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 200, height: 100, hasAlpha: true })
    const { data } = await sharp(drawn)
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data.subarray(90, 110).filter((alpha) => alpha > 0 && alpha < 255).length).toBeLessThan(
      3,
    )
  })
})

describe('a request', () => {
  test.each(['w=0', 'w=-5', 'w=abc', 'w=', 'w=99999', 'fit=cover', 'q=101', 'dpr=4', 'rect=1,2,3'])(
    'with %s is refused, naming the parameter',
    async (query) => {
      const response = await serve(query)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        statusCode: 400,
        error: 'Bad Request',
        message: expect.stringContaining(`"${query.split('=')[0]}"`),
      })
    },
  )

  test.each([
    '../../../etc/passwd',
    '..%2f..%2fetc/passwd',
    `${'0'.repeat(40)}-1x1.png`,
    `../images/${'0'.repeat(40)}-1x1.png`,
    '',
  ])('for %j is a 404', async (asset) => {
    const response = await serve('w=10', {}, asset)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('for other dimensions than the asset has is a 404', async () => {
    expect((await serve('', {}, name.replace('300x200', '30x20'))).status).toBe(404)
  })

  test.each(['', 'w=50'])('%j with a known entity tag is answered 304', async (query) => {
    const etag = (await serve(query)).headers.get('etag') ?? ''
    const response = await serve(query, { 'if-none-match': `"other", W/${etag}` })
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe(etag)
    expect((await serve(query, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test.each(['', 'w=50'])('HEAD %j has the headers alone', async (query) => {
    const response = await serve(query, {}, name, 'HEAD')
    expect(response.headers.get('content-length')).toBe(String((await picture(query)).length))
    expect(response.body).toBeNull()
  })

  test('with dl is a download under that name', async () => {
    const response = await serve('dl=mapa "viejo" ñ.png')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="mapa _viejo_ _.png"; filename*=UTF-8''mapa%20%22viejo%22%20%C3%B1.png`,
    )
  })

  test('is a 404 once the asset is removed', async () => {
    const asset = await upload(await plain(11, 11).png().toBuffer())
    expect((await serve('w=5', {}, asset)).status).toBe(200)
    await context.assets.remove(`image-${asset.replace('.', '-')}`)
    expect((await serve('w=5', {}, asset)).status).toBe(404)
  })
})

test('the URLs that @sanity/image-url builds are answered: crop, hotspot and size', async () => {
  const builder = createImageUrlBuilder({ baseUrl: ORIGIN.publicUrl, ...ORIGIN })
  const image = {
    asset: { _ref: `image-${name.replace('.', '-')}` },
    crop: { left: 0, right: 0, top: 0, bottom: 0.5 },
    hotspot: { x: 0.8, y: 0.25, width: 0.2, height: 0.2 },
  }
  const url = new URL(builder.image(image).width(40).height(40).fit('crop').url())
  const prefix = '/lake/images/local/production/'
  expect(url.pathname).toBe(`${prefix}${name}`)
  const bytes = await picture(url.search, url.pathname.slice(prefix.length))
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 40 })
  expect(await colourAt(bytes, 0.5, 0.5)).toEqual(BLUE)
})
