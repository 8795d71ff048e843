import { timingSafeEqual } from 'node:crypto'

/** Compares a secret with the right one in a time that reveals nothing but their lengths. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
