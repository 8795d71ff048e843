/** One string of the sea: thickest and nearest is the low E. */
export interface SeaString {
  note: 'E4' | 'B3' | 'G3' | 'D3' | 'A2' | 'E2'
  /** Hz, in equal temperament from A4 = 440. */
  frequency: number
  /** Height of its crests (px) and their distance (px). */
  amplitude: number
  period: number
  /** Depth of its water (px): to where the next string hides it. */
  depth: number
  thickness: number
  wound: boolean
}

/** Wide enough for a 4K screen and the longest period, by which a wave drifts before it repeats. */
export const WIDTH = 5760
/** Room for the highest crest (px). */
export const CREST = 32

/** So many strings lie behind the ship, the others before her. */
export const BEHIND_SHIP = 3

/** Far to near: the thin strings lie on the horizon. */
export const seaStrings: readonly SeaString[] = [
  {
    note: 'E4',
    ...{ frequency: 329.63, amplitude: 5, period: 240, depth: 34, thickness: 1.2, wound: false },
  },
  {
    note: 'B3',
    ...{ frequency: 246.94, amplitude: 8, period: 288, depth: 40, thickness: 1.6, wound: false },
  },
  {
    note: 'G3',
    ...{ frequency: 196, amplitude: 11, period: 360, depth: 52, thickness: 2.2, wound: false },
  },
  {
    note: 'D3',
    ...{ frequency: 146.83, amplitude: 15, period: 360, depth: 64, thickness: 3.2, wound: true },
  },
  {
    note: 'A2',
    ...{ frequency: 110, amplitude: 19, period: 480, depth: 76, thickness: 4.2, wound: true },
  },
  {
    note: 'E2',
    ...{ frequency: 82.41, amplitude: 24, period: 720, depth: 110, thickness: 5.4, wound: true },
  },
]

type Wave = Pick<SeaString, 'amplitude' | 'period'>

/** A wave across the whole width: one quarter drawn, the rest mirrored (`t`) by the renderer. */
export function wavePath({ amplitude, period }: Wave): string {
  const half = period / 2
  const turns = Array.from({ length: WIDTH / half - 1 }, () => `t${half} 0`).join('')
  return `M0 ${CREST}q${half / 2} ${-2 * amplitude} ${half} 0${turns}`
}

/**
 * Height of that wave at `x` (px from its left end): px from the top of its drawing, downwards.
 * Each half of it is a parabola.
 */
export function waveHeight({ amplitude, period }: Wave, x: number): number {
  const halves = (2 * x) / period
  const share = halves - Math.floor(halves)
  const up = Math.floor(halves) % 2 === 0 ? 1 : -1
  return CREST - up * 4 * amplitude * share * (1 - share)
}
