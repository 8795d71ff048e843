/** Channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]
/** Hue in degrees, saturation and lightness from 0 to 1. */
export interface Hsl {
  hue: number
  saturation: number
  lightness: number
}

export const toHex = (rgb: Rgb) =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

export function toHsl(rgb: Rgb): Hsl {
  const [red, green, blue] = rgb.map((channel) => channel / 255) as unknown as Rgb
  const max = Math.max(red, green, blue)
  const min = Math.min(red, green, blue)
  const chroma = max - min
  const lightness = (max + min) / 2
  if (chroma === 0) return { hue: 0, saturation: 0, lightness }
  const sector =
    max === red
      ? (green - blue) / chroma
      : max === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4
  const saturation = chroma / (1 - Math.abs(2 * lightness - 1))
  return { hue: (sector * 60 + 360) % 360, saturation, lightness }
}

export function fromHsl({ hue, saturation, lightness }: Hsl): Rgb {
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return 255 * (lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** White where it has at least `contrast` against the background (WCAG ratio), else black. */
export const textOn = (background: Rgb, contrast: number) =>
  1.05 / (luminance(background) + 0.05) >= contrast ? '#fff' : '#000'
