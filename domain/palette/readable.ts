import { fromHex, fromOklab, toHex, toOklab } from './color.ts'
import { isReadable } from './pairs.ts'
import { PALETTE_NAMES, type Palette, type PaletteName, SPECIFIED } from './tints.ts'

/** Lightness is tried in steps of one percent: finer ones are not seen. */
const STEPS = 100

/** The same hue and chroma at another lightness (Oklab, 0 to 1); as `#rrggbb`. */
function atLightness(hex: string, lightness: number): string {
  const [, a, b] = toOklab(fromHex(hex))
  return toHex(fromOklab([lightness, a, b]))
}

/** The colour, or the nearest lightness of it that `fits`; null when none does. */
function nearest(hex: string, fits: (candidate: string) => boolean): string | null {
  if (fits(hex)) return hex
  const [lightness] = toOklab(fromHex(hex))
  for (let step = 1; step <= STEPS; step++) {
    for (const moved of [lightness + step / STEPS, lightness - step / STEPS]) {
      if (moved < 0 || moved > 1) continue
      const candidate = atLightness(hex, moved)
      if (fits(candidate)) return candidate
    }
  }
  return null
}

/**
 * The palette that the site is painted with: the captain's own when everything can be read with it.
 * Otherwise each colour takes its place in the specified palette, one after the other, as it is or at
 * the nearest lightness that can be read; a hue that never can stays as specified.
 */
export function readable(chosen: Palette): Palette {
  if (isReadable(chosen)) return chosen
  const painted: Record<PaletteName, string> = { ...SPECIFIED }
  for (const name of PALETTE_NAMES) {
    const found = nearest(chosen[name], (hex) => isReadable({ ...painted, [name]: hex }))
    if (found) painted[name] = found
  }
  return painted
}
