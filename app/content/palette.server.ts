import { defineQuery } from 'groq'
import { z } from 'zod'
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

/** Relative luminance, 0 to 1, of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const INK = '#000000'
const PAPER = '#ffffff'

/**
 * The palette as a `:root` rule. Each colour brings `--on-…`, black or white, whichever is easier to
 * read on it, so that text keeps its contrast whatever the captain chooses.
 */
export function paletteStyle(colors: PaletteColor[]): string {
  const declarations = colors.map(({ hex, variable }) => {
    const on = contrast(hex, INK) >= contrast(hex, PAPER) ? INK : PAPER
    return `${variable}:${hex};${variable.replace('--color-', '--on-')}:${on}`
  })
  return declarations.length ? `:root{${declarations.join(';')}}` : ''
}

export async function readPalette(content: ContentSource): Promise<PaletteColor[]> {
  return parseEach(colorSchema, await content.fetch(paletteQuery), 'paletteColor')
}
