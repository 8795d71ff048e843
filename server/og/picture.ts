import sharp from 'sharp'
import { OG_ART_WIDTH, OG_HEIGHT, OG_WIDTH, type OgDrawing } from '../../domain/og-picture.ts'
import { ART_LEFT, shipScene, wordPanel } from './scene.ts'
import { drawWords } from './words.ts'

const ART_TIMEOUT_MS = 4000

/**
 * True if the shipped fonts have these letters. Others (Chinese, Devanagari) would take megabytes
 * of fonts and a shaping engine: for those the picture shows the scene alone, and the social
 * network adds the title.
 */
const canDraw = (words: string) => /^[\p{Script=Latin}\p{Script=Cyrillic}\P{L}]*$/u.test(words)

/**
 * Draws a picture for sharing, 1200 by 630 px: hundreds of milliseconds of processor time, and as much
 * again for the fonts of the first one. The server has it done in a thread of its own.
 *
 * @returns a PNG
 * @throws when the art cannot be fetched or is no image
 */
export async function drawOgPicture({ title, siteName, colors, art }: OgDrawing): Promise<Buffer> {
  const source = art ? await fetchArt(art) : Buffer.from(shipScene(colors))
  const withWords = canDraw(title + siteName)
  const width = withWords ? OG_ART_WIDTH : OG_WIDTH
  const scene = await sharp(source).resize(width, OG_HEIGHT, { fit: 'cover' }).png().toBuffer()
  const words = withWords
    ? [wordPanel(colors), await drawWords(title, siteName, colors)].map((svg) => Buffer.from(svg))
    : []
  const layers = [
    { input: scene, left: withWords ? ART_LEFT : 0, top: 0 },
    ...words.map((input) => ({ input, left: 0, top: 0 })),
  ]
  return sharp({
    create: { width: OG_WIDTH, height: OG_HEIGHT, channels: 3, background: colors.night },
  })
    .composite(layers)
    .png({ palette: true, quality: 92 })
    .toBuffer()
}

async function fetchArt(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(ART_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
