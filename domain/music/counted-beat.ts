import { add, multiply, rational } from './rational.ts'
import { barLength, type Metre, type ScoreNote } from './score.ts'

const FRACTIONS: Record<string, string> = {
  ...{ '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾' },
  ...{ '1/6': '⅙', '5/6': '⅚', '1/8': '⅛', '3/8': '⅜', '5/8': '⅝', '7/8': '⅞' },
}

/**
 * The beat of a note in its bar as players count it, in units of the metre: `2`, `2½`. Screen readers say these
 * fractions as words.
 */
export function countedBeat({ beat, bar }: Pick<ScoreNote, 'beat' | 'bar'>, metre: Metre): string {
  const [, unit] = metre
  const start = multiply(rational(-bar), barLength(metre))
  const counted = multiply(add(beat, start), rational(unit, 4))
  const whole = Math.floor(counted.num / counted.den)
  const { num, den } = add(counted, rational(-whole))
  if (num === 0) return `${whole + 1}`
  return `${whole + 1}${FRACTIONS[`${num}/${den}`] ?? ` ${num}/${den}`}`
}
