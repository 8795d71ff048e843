import { toNumber } from './rational.ts'
import { barLength, type Metre } from './score.ts'

/** A string of the right hand: the thumb's bass, its second bass, and the three fingers'. */
export type Finger = 'p' | 'P' | 'i' | 'm' | 'a'

/** A movement of the right hand in a bar. */
export type Stroke =
  | { do: 'strum'; at: number; isDown: boolean; isLoud: boolean; isMuted: boolean }
  | { do: 'pick'; at: number; fingers: Finger[] }

/** The strokes of the right hand in each bar. */
export interface StrumPattern {
  /** Equal parts of the bar, each with a sign. */
  slots: number
  /** In order; `at` in quarters from the bar's beginning. */
  strokes: Stroke[]
}

/** The problem of a pattern: a sign, or the number of its slots. */
export type PatternProblem =
  | { kind: 'sign'; text: string }
  | { kind: 'slots'; slots: number; eighths: number }

const STRUM = /^[DdUuXx\- ]+$/
const PICK = /^(-|[pPima]{1,4})$/

/**
 * Reads a pattern of the right hand, which is played in every bar. Each sign is an eighth, or a sixteenth if there are
 * twice as many.
 *
 *     strumming  = { "D" | "d" | "U" | "u" | "x" | "-" | " " }     `D DU UDU`
 *     picking    = slot { " " slot }                               `p i m a m i`, `pa - im -`
 *     slot       = "-" | one to four of "p" "P" "i" "m" "a"
 *
 * `D` is a stroke down (from the thick strings), `U` up, in small letters softer; `x` hits muted strings; `-`, or a
 * space within, lets ring. Of the fingers `p` plucks the chord's lowest string, `P` the next one (an alternating bass),
 * `i`, `m` and `a` the third, second and first string.
 */
export function readPattern(source: string, metre: Metre): StrumPattern | PatternProblem {
  const text = source.trim()
  const signs = STRUM.test(text) ? [...text] : text.split(/\s+/)
  const isStrum = STRUM.test(text)
  const wrong = isStrum ? undefined : signs.find((sign) => !PICK.test(sign))
  if (wrong !== undefined) return { kind: 'sign', text: wrong }
  const bar = toNumber(barLength(metre))
  const eighths = bar * 2
  if (signs.length !== eighths && signs.length !== 2 * eighths)
    return { kind: 'slots', slots: signs.length, eighths }
  const length = bar / signs.length
  const strokes = signs.flatMap((sign, slot): Stroke[] => {
    const at = slot * length
    if (sign === '-' || sign === ' ') return []
    if (!isStrum) return [{ do: 'pick', at, fingers: [...sign] as Finger[] }]
    const isMuted = sign === 'x' || sign === 'X'
    const isDown = isMuted ? slot % 2 === 0 : sign.toLowerCase() === 'd'
    return [{ do: 'strum', at, isDown, isLoud: sign === sign.toUpperCase(), isMuted }]
  })
  return { slots: signs.length, strokes }
}

export const isPatternProblem = (
  pattern: StrumPattern | PatternProblem,
): pattern is PatternProblem => 'kind' in pattern
