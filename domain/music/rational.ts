/** A fraction in lowest terms: sums of beats stay exact, thirds included. */
export interface Rational {
  readonly num: number
  /** Positive. */
  readonly den: number
}

/** @param den not 0 */
export function rational(num: number, den = 1): Rational {
  const divisor = gcd(Math.abs(num), Math.abs(den)) * Math.sign(den)
  return { num: num / divisor, den: den / divisor }
}

export const add = (a: Rational, b: Rational) =>
  rational(a.num * b.den + b.num * a.den, a.den * b.den)

export const multiply = (a: Rational, b: Rational) => rational(a.num * b.num, a.den * b.den)

/** @returns below 0 when `a` is less, 0 when they are equal */
export const compare = (a: Rational, b: Rational) => a.num * b.den - b.num * a.den

export const toNumber = ({ num, den }: Rational) => num / den

function gcd(a: number, b: number): number {
  return b === 0 ? a || 1 : gcd(b, a % b)
}
