import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestAssets, plain, streamOf } from '../../../embedded/lake/assets/testing.ts'
import { hostileText, options, TIMEOUT_MS } from './cases.ts'

// Image addresses with any parameters: a picture within the limits, or a clear refusal.

const MAX_SIDE = 5000
let assets: Awaited<ReturnType<typeof openTestAssets>>
let name: string

beforeAll(async () => {
  assets = await openTestAssets()
  const bytes = await plain(40, 30).png().toBuffer()
  const { path } = await assets.assets.receive('images', streamOf(bytes), { filename: 'a.png' })
  name = path.split('/').at(-1) ?? ''
})
afterAll(() => assets.close())

const small = fc.integer({ min: -2, max: 90 }).map(String)
const wild = fc.oneof(hostileText, fc.double().map(String), fc.integer().map(String))
const sensible: Record<string, fc.Arbitrary<string>> = {
  w: small,
  h: small,
  'max-w': small,
  'min-h': small,
  fit: fc.constantFrom('clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'),
  crop: fc.constantFrom('center', 'focalpoint', 'entropy', 'top,left', 'bottom'),
  'fp-x': fc.constantFrom('0', '0.5', '1'),
  'fp-y': fc.constantFrom('0', '0.3', '1'),
  rect: fc.constantFrom('0,0,10,10', '39,29,1,1', '0,0,40,30', '40,30,5,5', '10,10,0,5'),
  dpr: fc.constantFrom('1', '1.5', '3'),
  q: small,
  fm: fc.constantFrom('jpg', 'pjpg', 'png', 'webp'),
  auto: fc.constant('format'),
  bg: fc.constantFrom('fff', '80102030', 'ff00ff'),
  blur: fc.constantFrom('0', '1', '50'),
  sharp: fc.constantFrom('0', '40'),
  sat: fc.constantFrom('-100', '30'),
  invert: fc.constantFrom('true', 'false'),
  flip: fc.constantFrom('h', 'v', 'hv'),
  or: fc.constantFrom('0', '90', '180', '270'),
  frame: fc.constant('1'),
  dl: hostileText,
}
const parameter = fc
  .constantFrom(...Object.keys(sensible))
  .chain((key) =>
    fc.tuple(
      fc.constant(key),
      fc.oneof({ weight: 5, arbitrary: sensible[key] ?? wild }, { weight: 1, arbitrary: wild }),
    ),
  )

it(
  'an image address gives a picture within the limits, or a refusal',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(parameter, { maxLength: 6 }), async (given) => {
        const query = new URLSearchParams(given)
        const response = await assets.assets.serveImage(name, query, new Headers())
        const body = Buffer.from(await response.arrayBuffer())
        expect([200, 400, 503]).toContain(response.status)
        if (response.status !== 200) return
        const { width, height } = await sharp(body).metadata()
        expect(Math.max(width, height)).toBeLessThanOrEqual(MAX_SIDE)
      }),
      options,
    )
  },
  TIMEOUT_MS,
)
