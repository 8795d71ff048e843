import { type Color, contrast, fromHex, mix } from './color.ts'

/** The palette of the specification (`#rrggbb`): the fallback for a colour that is missing or unreadable. */
export const SPECIFIED = {
  midnight: '#1e3a8a',
  gold: '#fbbf24',
  sunset: '#f97316',
  amber: '#d97706',
  night: '#0f172a',
  glow: '#fef3c7',
} as const

export type PaletteName = keyof typeof SPECIFIED
/** The six colours, each as `#rrggbb`. */
export type Palette = Readonly<Record<PaletteName, string>>

export const PALETTE_NAMES = Object.keys(SPECIFIED) as PaletteName[]

const BLACK: Color = [0, 0, 0]
const WHITE: Color = [1, 1, 1]

/** One colour, its share of the mixture (percent), and the other. */
type Mixture = readonly [one: string, share: number, other: string]

/** The tints of the style sheet, which mixes them again (`app/styles/app.css`). */
export const TINTS = {
  deep: ['night', 72, 'black'],
  sea: ['midnight', 42, 'night'],
  tide: ['midnight', 70, 'night'],
  foam: ['glow', 55, 'white'],
  mist: ['glow', 72, 'midnight'],
  parchment: ['glow', 84, 'amber'],
  vellum: ['glow', 94, 'amber'],
  'parchment-deep': ['glow', 62, 'amber'],
  ink: ['night', 82, 'amber'],
  sepia: ['night', 62, 'amber'],
  rope: ['amber', 62, 'glow'],
  wood: ['amber', 26, 'night'],
} as const satisfies Record<string, Mixture>

/** Mixtures that one kind of element uses, where text lies on them or is written in them. */
const MIXTURES = {
  /** The lit and the shaded end of a gold button. */
  'gold-lit': ['gold', 70, 'white'],
  'gold-shaded': ['gold', 75, 'amber'],
  /** Rows of the captain's panel and of members' media. */
  row: ['sea', 70, 'deep'],
  /** The instruments' case where the light falls on it. */
  'wood-lit': ['wood', 82, 'amber'],
  /** A scrap of paper pinned beside a text, and what is written on it. */
  scrap: ['vellum', 72, 'white'],
  warning: ['sunset', 55, 'night'],
  playing: ['sunset', 50, 'night'],
} as const satisfies Record<string, Mixture>

export type TintName = keyof typeof TINTS
export type ColorName = PaletteName | TintName | keyof typeof MIXTURES | `on-${'gold' | 'midnight'}`

/** Black or white, whichever is easier to read on a colour: one of them always has 4.5. */
export const textOn = (ground: Color): Color =>
  contrast(ground, BLACK) >= contrast(ground, WHITE) ? BLACK : WHITE

/** Every colour of the site, painted from these six. */
export function paint(palette: Palette): Record<ColorName, Color> {
  const colors: Record<string, Color> = { black: BLACK, white: WHITE }
  for (const name of PALETTE_NAMES) colors[name] = fromHex(palette[name])
  for (const [name, [one, share, other]] of Object.entries<Mixture>({ ...TINTS, ...MIXTURES })) {
    // A mixture refers to earlier entries only.
    colors[name] = mix(colors[one] as Color, share, colors[other] as Color)
  }
  colors['on-gold'] = textOn(colors.gold as Color)
  colors['on-midnight'] = textOn(colors.midnight as Color)
  return colors as Record<ColorName, Color>
}
