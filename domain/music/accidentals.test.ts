import { expect, it } from 'vitest'
import { withAccidentals } from './accidentals.ts'

it.each([
  ['F#5', 'F♯5'],
  ['Bb', 'B♭'],
  ['Dm7b5', 'Dm7♭5'],
  ['C7#9/Ab', 'C7♯9/A♭'],
  ['Badd9', 'Badd9'],
])('writes %s as %s', (typed, written) => {
  expect(withAccidentals(typed)).toBe(written)
})
