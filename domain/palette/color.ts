/** A colour as linear sRGB, each channel 0 to 1; beyond that, out of what a screen can show. */
export type Color = readonly [number, number, number]

const decode = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const encode = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
const clamp = (channel: number) => Math.min(1, Math.max(0, channel))

/** @param hex `#rrggbb` */
export function fromHex(hex: string): Color {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    decode(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return [r, g, b]
}

/** @returns `#rrggbb`, the nearest that a screen can show */
export function toHex(color: Color): string {
  const bytes = color.map((channel) => Math.round(clamp(encode(clamp(channel))) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Linear sRGB to Oklab: lightness 0 to 1, and its two axes of hue (Björn Ottosson, 2020). */
export function toOklab([r, g, b]: Color): Color {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** The inverse of {@link toOklab}. */
export function fromOklab([lightness, a, b]: Color): Color {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** CSS's `color-mix(in oklab, one share%, other)`. */
export function mix(one: Color, share: number, other: Color): Color {
  const [from, to] = [toOklab(other), toOklab(one)]
  const between = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * (share / 100)
  return fromOklab([between(0), between(1), between(2)])
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(color: Color): number {
  const [r, g, b] = color
  return 0.2126 * clamp(r) + 0.7152 * clamp(g) + 0.0722 * clamp(b)
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}
