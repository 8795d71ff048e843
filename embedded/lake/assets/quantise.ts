import type { Rgb } from './colour.ts'

/** A colour of the image and how many of its pixels it represents. */
export interface Swatch {
  rgb: Rgb
  count: number
}
interface Box {
  colours: Swatch[]
  count: number
  channel: 0 | 1 | 2
  spread: number
}

const CHANNELS = [0, 1, 2] as const
/** Pixels more transparent than this say nothing about the picture's colours. */
const MIN_ALPHA = 128

/**
 * Reduces an image to at most `limit` colours by median cut (Heckbert, 1982) over a histogram of
 * 15-bit colours: the box with the most pixels times spread is cut at its median, again and again.
 * @param pixels RGBA, 8 bits a channel
 */
export function quantise(pixels: Uint8Array, limit: number): Swatch[] {
  const colours = histogram(pixels)
  if (colours.length === 0) return []
  const boxes = [toBox(colours)]
  while (boxes.length < limit) {
    const widest = boxes.reduce((a, b) => (b.count * b.spread > a.count * a.spread ? b : a))
    if (widest.spread === 0) break
    boxes.splice(boxes.indexOf(widest), 1, ...cut(widest))
  }
  return boxes.map(({ colours }) => average(colours))
}

function histogram(pixels: Uint8Array): Swatch[] {
  const bins = new Map<number, { sum: [number, number, number]; count: number }>()
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(i, i + 4)
    if (alpha < MIN_ALPHA) continue
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)
    const bin = bins.get(key)
    if (bin) {
      bin.sum[0] += r
      bin.sum[1] += g
      bin.sum[2] += b
      bin.count++
    } else bins.set(key, { sum: [r, g, b], count: 1 })
  }
  return [...bins.values()].map(({ sum: [r, g, b], count }) => ({
    rgb: [r / count, g / count, b / count],
    count,
  }))
}

function toBox(colours: Swatch[]): Box {
  const spreads = CHANNELS.map((channel) => {
    const values = colours.map(({ rgb }) => rgb[channel])
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
  })
  const spread = Math.max(...spreads)
  const channel = CHANNELS[spreads.indexOf(spread)] ?? 0
  return { colours, count: colours.reduce((sum, { count }) => sum + count, 0), channel, spread }
}

function cut({ colours, count, channel }: Box): [Box, Box] {
  const sorted = colours.toSorted((a, b) => a.rgb[channel] - b.rgb[channel])
  let below = 0
  let at = 0
  while (at < sorted.length - 1 && (at === 0 || below < count / 2))
    below += sorted[at++]?.count ?? 0
  return [toBox(sorted.slice(0, at)), toBox(sorted.slice(at))]
}

function average(colours: Swatch[]): Swatch {
  const count = colours.reduce((sum, colour) => sum + colour.count, 0)
  const mean = (channel: 0 | 1 | 2) =>
    colours.reduce((sum, colour) => sum + colour.rgb[channel] * colour.count, 0) / count
  return { rgb: [mean(0), mean(1), mean(2)], count }
}
