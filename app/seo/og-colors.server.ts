import type { PaletteColor } from '../content/palette.server.ts'
import type { OgColors } from './og-scene.server.ts'

/** The palette of the specification, for colours that the captain has taken away. */
const specified: OgColors = {
  midnight: '#1e3a8a',
  night: '#0f172a',
  gold: '#fbbf24',
  sunset: '#f97316',
  amber: '#d97706',
  glow: '#fef3c7',
}

/** The captain's palette by the names of its CSS variables. */
export function ogColors(palette: PaletteColor[]): OgColors {
  const own = palette.map(({ variable, hex }) => [variable.replace('--color-', ''), hex] as const)
  return { ...specified, ...Object.fromEntries(own.filter(([name]) => name in specified)) }
}
