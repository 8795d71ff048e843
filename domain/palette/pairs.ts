import { contrast } from './color.ts'
import { type ColorName, type Palette, paint } from './tints.ts'

/** The least contrast of each use (WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for the edges of controls). */
export const MIN_CONTRAST = { text: 4.5, large: 3, edge: 3 } as const

export interface Pair {
  front: ColorName
  ground: ColorName
  use: keyof typeof MIN_CONTRAST
}

const pairs = (use: Pair['use'], ground: ColorName, fronts: ColorName[]): Pair[] =>
  fronts.map((front) => ({ front, ground, use }))

/** Pairs of foreground and background that the design uses. Add each new pair here. */
export const PAIRS: readonly Pair[] = [
  ...pairs('text', 'deep', ['foam', 'mist', 'gold', 'glow', 'vellum']),
  ...pairs('text', 'night', ['foam', 'mist', 'gold', 'vellum']),
  ...pairs('text', 'sea', ['foam', 'mist', 'gold']),
  ...pairs('text', 'row', ['foam', 'mist', 'gold']),
  ...pairs('text', 'tide', ['foam', 'mist', 'gold']),
  ...pairs('text', 'midnight', ['foam', 'vellum', 'on-midnight']),
  ...pairs('text', 'wood', ['foam', 'mist', 'gold']),
  ...pairs('text', 'wood-lit', ['foam', 'mist']),
  ...pairs('text', 'vellum', ['ink', 'sepia', 'midnight', 'night']),
  ...pairs('text', 'parchment', ['ink', 'sepia', 'midnight', 'night']),
  ...pairs('text', 'parchment-deep', ['ink', 'sepia', 'midnight']),
  ...pairs('text', 'scrap', ['ink', 'sepia', 'midnight', 'wood', 'warning', 'playing']),
  ...pairs('text', 'gold', ['on-gold', 'night']),
  ...pairs('text', 'gold-lit', ['on-gold']),
  ...pairs('text', 'gold-shaded', ['on-gold']),
  ...pairs('text', 'ink', ['vellum']),
  ...pairs('text', 'foam', ['night']),
  ...pairs('edge', 'deep', ['gold', 'rope', 'amber']),
  ...pairs('edge', 'night', ['gold', 'rope']),
  ...pairs('edge', 'sea', ['gold', 'amber', 'rope']),
  ...pairs('edge', 'tide', ['gold', 'rope']),
  ...pairs('edge', 'wood', ['gold', 'amber']),
  ...pairs('edge', 'vellum', ['sepia', 'midnight']),
  ...pairs('edge', 'parchment', ['sepia', 'midnight']),
  ...pairs('edge', 'parchment-deep', ['sepia', 'midnight']),
]

export interface Measured extends Pair {
  /** Contrast, 1 to 21. */
  ratio: number
  passes: boolean
}

/** Every pair as it comes out when the site is painted with this palette. */
export function measure(palette: Palette): Measured[] {
  const colors = paint(palette)
  return PAIRS.map((pair) => {
    const ratio = contrast(colors[pair.front], colors[pair.ground])
    return { ...pair, ratio, passes: ratio >= MIN_CONTRAST[pair.use] }
  })
}

/** True if every pair of the palette reaches its minimum contrast. */
export const isReadable = (palette: Palette) => measure(palette).every(({ passes }) => passes)
