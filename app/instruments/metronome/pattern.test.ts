import { expect, test } from 'vitest'
import { beatsOf, defaultAccents, nextAccent, SIGNATURES, unitOf } from './pattern.ts'

test('a bar has as many beats as its signature says', () => {
  for (const signature of SIGNATURES) {
    expect(beatsOf(signature)).toBe(Number.parseInt(signature, 10))
    expect(defaultAccents(signature)).toHaveLength(beatsOf(signature))
  }
})

test('the first beat of each group is loud', () => {
  const loudBeats = (signature: (typeof SIGNATURES)[number]) =>
    defaultAccents(signature).flatMap((accent, beat) => (accent === 'loud' ? [beat + 1] : []))
  expect(loudBeats('4/4')).toEqual([1])
  expect(loudBeats('5/4')).toEqual([1, 4])
  expect(loudBeats('6/8')).toEqual([1, 4])
  expect(loudBeats('7/8')).toEqual([1, 3, 5])
})

test('over eight the tempo counts eighths', () => {
  expect(unitOf('3/4')).toBe('quarter')
  expect(unitOf('6/8')).toBe('eighth')
})

test("a beat's button cycles through the accents", () => {
  expect(nextAccent('loud')).toBe('normal')
  expect(nextAccent('normal')).toBe('silent')
  expect(nextAccent('silent')).toBe('loud')
})
