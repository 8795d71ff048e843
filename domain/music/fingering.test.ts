import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { barresOf, fingersOf, readFingers } from './fingering.ts'
import { type Frets, parseFrets } from './frets.ts'

const frets = (source: string) => parseFrets(source) as Frets
const written = (source: string) =>
  fingersOf(frets(source))
    ?.map((finger) => finger ?? '-')
    .join('')

test.each([
  ['C', 'x32010', '-32-1-'],
  ['A', 'x02220', '--123-'],
  ['G', '320003', '21---3'],
  ['G with four', '320033', '21--34'],
  ['E', '022100', '-231--'],
  ['D', 'xx0232', '---132'],
  ['Am', 'x02210', '--231-'],
  ['Em', '022000', '-23---'],
  ['Dm', 'xx0231', '---231'],
  ['A7', 'x02020', '--2-3-'],
  ['B7', 'x21202', '-213-4'],
  ['C7', 'x32310', '-3241-'],
  ['D7', 'xx0212', '---213'],
  ['E7', '020100', '-2-1--'],
  ['E7 with the seventh above', '022130', '-2314-'],
  ['G7', '320001', '32---1'],
  ['Cmaj7', 'x32000', '-32---'],
  ['Am6', 'x02212', '--2314'],
  ['Am7b5', 'x01213', '--1324'],
  ['D/F#', '2x0232', '1--243'],
  ['Eb', 'xx1343', '--1243'],
  ['Am of four strings', 'x,x,7,9,10,8', '--1342'],
  ['Em7b5', 'x7878x', '-1324-'],
  ['B/A', 'x04442', '--2341'],
])('fingers %s (%s) as books do: %s', (_name, source, fingers) => {
  expect(written(source)).toBe(fingers)
})

test.each([
  ['577xxx', '134---'],
  ['57xxxx', '13----'],
  ['x355xx', '-134--'],
  ['02xxxx', '-1----'],
  ['022xxx', '-12---'],
])('begins the power chord %s with the index', (source, fingers) => {
  expect(written(source)).toBe(fingers)
})

test.each([
  ['F', '133211', '134211'],
  ['Bm', 'x24432', '-13421'],
  ['Bb', 'x13331', '-12341'],
  ['Dm7', 'x57565', '-13121'],
  ['Gm7', '353333', '131111'],
  ['small F', 'xx3211', '--3211'],
  ['F/A', 'x03211', '--3211'],
  ['open Dm7', 'xx0211', '---211'],
  ['Dm7b5', 'xx0111', '---111'],
])('lays the index across for %s (%s)', (_name, source, fingers) => {
  expect(written(source)).toBe(fingers)
})

it('leaves a chord of only open strings to no finger', () => {
  expect(written('000000')).toBe('------')
})

it('does not invent a fifth finger', () => {
  expect(fingersOf(frets('123450'))).toBeNull()
})

const dataset = readFileSync(new URL('../../dataset/data.ndjson', import.meta.url), 'utf8')
const taught = [...dataset.matchAll(/"frets":"([^"]+)"/g)].map(([, source = '']) => source)

test.each([...new Set(taught)])('holds %s, one finger for one fret', (source) => {
  const chord = frets(source)
  const fingers = fingersOf(chord) ?? []
  expect(fingers.map((finger) => finger !== null)).toEqual(chord.map((fret) => !!fret))
  for (const [string, finger] of fingers.entries()) {
    const other = fingers.indexOf(finger)
    if (finger) expect(chord[other]).toBe(chord[string])
  }
})

describe('readFingers', () => {
  it('reads a digit for each string', () => {
    const em = frets('022000')
    expect(readFingers('012000', em)).toEqual([null, 1, 2, null, null, null])
    expect(readFingers('x12xxx', em)).toEqual([null, 1, 2, null, null, null])
  })

  it.each(['', '12', '0120000', '010000', '112000', '052000', '0a2000'])(
    'refuses «%s» for 022000',
    (source) => {
      expect(readFingers(source, frets('022000'))).toBeNull()
    },
  )
})

test('a finger across several strings is a barre', () => {
  const f = frets('133211')
  expect(barresOf(fingersOf(f) ?? [], f)).toEqual([{ finger: 1, fret: 1, from: 0, to: 5 }])
  const bb = frets('x13331')
  expect(barresOf(readFingers('x13331', bb) ?? [], bb)).toEqual([
    { finger: 1, fret: 1, from: 1, to: 5 },
    { finger: 3, fret: 3, from: 2, to: 4 },
  ])
  expect(barresOf([], f)).toEqual([])
})
