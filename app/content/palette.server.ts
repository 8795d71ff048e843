import { defineQuery } from 'groq'
import { z } from 'zod'
import { fromHex, toHex } from '../../domain/palette/color.ts'
import { readable } from '../../domain/palette/readable.ts'
import {
  PALETTE_NAMES,
  type Palette,
  type PaletteName,
  SPECIFIED,
  textOn,
} from '../../domain/palette/tints.ts'
import { parseEach } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const paletteQuery = defineQuery(
  `*[_type == "paletteColor"] | order(order asc){ _id, hex, variable }`,
)

/** Strict on purpose: both values are written into a style sheet. */
export const colorSchema = z.object({
  hex: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  variable: z.string().regex(/^--color-[a-z]+(-[a-z]+)*$/),
})

export type PaletteColor = z.output<typeof colorSchema>

/**
 * The palette as a `:root` rule. Each colour brings `--on-…`, black or white, whichever is easier to
 * read on it, so that text keeps its contrast whatever the captain chooses.
 */
export function paletteStyle(colors: PaletteColor[]): string {
  const declarations = colors.map(({ hex, variable }) => {
    const on = toHex(textOn(fromHex(hex)))
    return `${variable}:${hex};${variable.replace('--color-', '--on-')}:${on}`
  })
  return declarations.length ? `:root{${declarations.join(';')}}` : ''
}

const nameOf = ({ variable }: PaletteColor) => variable.replace('--color-', '')

/** The captain's six colours; specified ones for those that the dataset does not have. */
export function paletteOf(colors: PaletteColor[]): Palette {
  const own = colors
    .filter((color) => nameOf(color) in SPECIFIED)
    .map((color) => [nameOf(color), color.hex])
  return { ...SPECIFIED, ...Object.fromEntries(own) }
}

/** Computing a readable palette takes milliseconds, and every page needs it: the last one is cached. */
let last = { chosen: SPECIFIED as Palette, palette: SPECIFIED as Palette }

function readableOnce(chosen: Palette): Palette {
  const same = PALETTE_NAMES.every((name) => chosen[name] === last.chosen[name])
  if (!same) last = { chosen, palette: readable(chosen) }
  return last.palette
}

/** The captain's colours as the site uses them: unreadable ones are adjusted. */
export function painted(colors: PaletteColor[]): PaletteColor[] {
  const palette = readableOnce(paletteOf(colors))
  return colors.map((color) => ({
    ...color,
    hex: palette[nameOf(color) as PaletteName] ?? color.hex,
  }))
}

/** The palette that the site is painted with. */
export async function readPalette(content: ContentSource): Promise<PaletteColor[]> {
  return painted(parseEach(colorSchema, await content.fetch(paletteQuery), 'paletteColor'))
}
