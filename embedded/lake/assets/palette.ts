import { fromHsl, type Hsl, type Rgb, textOn, toHex, toHsl } from './colour.ts'
import type { Thumbnail } from './probe.ts'
import { quantise, type Swatch } from './quantise.ts'

export interface PaletteSwatch {
  _type: 'sanity.imagePaletteSwatch'
  background: string
  foreground: string
  title: string
  /** Percentage of the image's pixels. */
  population: number
}
export type Palette = { _type: 'sanity.imagePalette' } & Record<SwatchName, PaletteSwatch>
export type SwatchName = 'dominant' | keyof typeof TARGETS

interface Range {
  min: number
  target: number
  max: number
}

const DARK: Range = { min: 0, target: 0.26, max: 0.45 }
const NORMAL: Range = { min: 0.3, target: 0.5, max: 0.7 }
const LIGHT: Range = { min: 0.55, target: 0.74, max: 1 }
const MUTED: Range = { min: 0, target: 0.3, max: 0.4 }
const VIVID: Range = { min: 0.35, target: 1, max: 1 }

/** The targets of the named swatches: the ranges of Android's Palette library, which named them. */
const TARGETS = {
  vibrant: { lightness: NORMAL, saturation: VIVID },
  muted: { lightness: NORMAL, saturation: MUTED },
  lightVibrant: { lightness: LIGHT, saturation: VIVID },
  lightMuted: { lightness: LIGHT, saturation: MUTED },
  darkVibrant: { lightness: DARK, saturation: VIVID },
  darkMuted: { lightness: DARK, saturation: MUTED },
} satisfies Record<string, { lightness: Range; saturation: Range }>

type Target = (typeof TARGETS)[keyof typeof TARGETS]

const COLOURS = 32

/**
 * The palette of an image. `dominant` is the colour of most pixels; each other swatch is the
 * image's colour that comes closest to its target. Where no colour of the image falls in a
 * swatch's ranges, the dominant hue is moved into them and the swatch has population 0.
 */
export function palette({ data }: Thumbnail): Palette | undefined {
  const swatches = quantise(data, COLOURS)
  const total = swatches.reduce((sum, { count }) => sum + count, 0)
  const dominant = swatches.toSorted((a, b) => b.count - a.count)[0]
  if (!dominant) return undefined

  const describe = ({ rgb, count }: Swatch): PaletteSwatch => ({
    _type: 'sanity.imagePaletteSwatch',
    background: toHex(rgb),
    foreground: textOn(rgb, 4.5),
    title: textOn(rgb, 3),
    population: Math.round((count / total) * 10_000) / 100,
  })
  const pick = (target: Target) =>
    describe(
      closest(swatches, target, dominant.count) ?? { rgb: moved(dominant.rgb, target), count: 0 },
    )

  return {
    _type: 'sanity.imagePalette',
    dominant: describe(dominant),
    vibrant: pick(TARGETS.vibrant),
    muted: pick(TARGETS.muted),
    lightVibrant: pick(TARGETS.lightVibrant),
    lightMuted: pick(TARGETS.lightMuted),
    darkVibrant: pick(TARGETS.darkVibrant),
    darkMuted: pick(TARGETS.darkMuted),
  }
}

const within = (value: number, { min, max }: Range) => value >= min && value <= max

/** The qualifying swatch with the best weighted score of lightness, saturation and population. */
function closest(swatches: Swatch[], target: Target, mostPixels: number): Swatch | undefined {
  const score = ({ lightness, saturation }: Hsl, count: number) =>
    6 * (1 - Math.abs(lightness - target.lightness.target)) +
    3 * (1 - Math.abs(saturation - target.saturation.target)) +
    count / mostPixels
  return swatches
    .map((swatch) => ({ swatch, hsl: toHsl(swatch.rgb) }))
    .filter(
      ({ hsl }) =>
        within(hsl.lightness, target.lightness) && within(hsl.saturation, target.saturation),
    )
    .map(({ swatch, hsl }) => ({ swatch, score: score(hsl, swatch.count) }))
    .toSorted((a, b) => b.score - a.score)[0]?.swatch
}

const moved = (rgb: Rgb, target: Target): Rgb =>
  fromHsl({
    hue: toHsl(rgb).hue,
    saturation: target.saturation.target,
    lightness: target.lightness.target,
  })
