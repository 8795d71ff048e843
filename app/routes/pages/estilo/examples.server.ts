import { toHex } from '../../../../domain/palette/color.ts'
import { measure } from '../../../../domain/palette/pairs.ts'
import {
  type ColorName,
  PALETTE_NAMES,
  type PaletteName,
  paint,
  textOn,
} from '../../../../domain/palette/tints.ts'
import { readLatestArticles } from '../../../content/article.server.ts'
import { readHomePage } from '../../../content/home.server.ts'
import { readLevels } from '../../../content/level.server.ts'
import { paletteOf, readPalette } from '../../../content/palette.server.ts'
import { readPlans } from '../../../content/plan.server.ts'
import { chartedChord } from '../../../content/rich-text/charted-chord.ts'
import type { ContentSource } from '../../../content/source.server.ts'
import { readSwatches } from '../../../content/swatch.server.ts'
import { readTestimonials } from '../../../content/testimonial.server.ts'
import { readTreasures } from '../../../content/treasure.server.ts'

const TEASED_ARTICLES = 2
/** As many as lie side by side. */
const A_ROW = 3

/** One of the six colours. */
export interface GuideColor {
  name: PaletteName
  /** The captain's name of the colour. */
  label: string
  /** `#rrggbb`: what the captain chose, what the site is painted with, and text on it. */
  chosen: string
  hex: string
  on: string
}

/** The palette as it is today: its colours, all that is mixed of them, and how their pairs are read. */
export async function readPaint(content: ContentSource, language: string) {
  const [swatches, painted] = await Promise.all([
    readSwatches(content, language),
    readPalette(content),
  ])
  const palette = paletteOf(painted)
  const colors = paint(palette)
  const guideColors = PALETTE_NAMES.map((name): GuideColor => {
    const swatch = swatches.find(({ variable }) => variable === `--color-${name}`)
    const hex = palette[name]
    const on = toHex(textOn(colors[name]))
    return { name, label: swatch?.name ?? name, chosen: swatch?.hex ?? hex, hex, on }
  })
  const hexes = Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [name, toHex(color)]),
  ) as Record<ColorName, string>
  return { colors: guideColors, hexes, pairs: measure(palette) }
}

const CHORDS = [
  { _key: 'am', name: 'Am', frets: 'x02210' },
  { _key: 'f', name: 'F', frets: '133211' },
  { _key: 'c', name: 'C', frets: 'x32010' },
  { _key: 'e7', name: 'E7', frets: '020100' },
  { _key: 'dm', name: 'Dm', frets: 'x,x,12,14,15,13' },
]

/** Content of the dataset for the paper examples. */
export async function readPapers(content: ContentSource, language: string) {
  const [home, levels, testimonials, plans, articles, treasures] = await Promise.all([
    readHomePage(content, language),
    readLevels(content, language),
    readTestimonials(content, language),
    readPlans(content, language),
    readLatestArticles(content, language, TEASED_ARTICLES),
    readTreasures(content, language),
  ])
  return {
    chords: CHORDS.map((chord) => chartedChord({ ...chord, fingers: '' }, language)),
    sections: home && {
      levels: home.levels,
      reserve: home.reserve,
      blog: home.blog,
      comparison: home.comparison,
    },
    levels: levels.slice(0, A_ROW),
    testimonials: testimonials.slice(0, A_ROW),
    plans,
    articles,
    treasures: treasures.slice(0, A_ROW),
  }
}

export type Papers = Awaited<ReturnType<typeof readPapers>>
