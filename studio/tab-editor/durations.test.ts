import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, type Rational, rational } from '../../domain/music/rational.ts'
import { isProblem, type Metre, readScore } from '../../domain/music/score.ts'
import { advance, BASES, changedValue, QUARTER, withDot, withTriplet } from './durations.ts'
import { emptyTab, placeBars, replaceCell } from './edit-tab.ts'
import type { Cell } from './keys.ts'
import { type NoteValue, valueLength } from './note-values.ts'

const FIRST: Cell = { bar: 0, string: 1, column: 1 }
const value = (base: number): NoteValue => ({ ...QUARTER, base })

/** Types frets and goes on after each by its note value, as long as no step is refused. */
function typed(melody: [fret: string, value: NoteValue][], metre: Metre = [4, 4]) {
  let text = emptyTab(metre)
  let cell = FIRST
  for (const [fret, lasts] of melody) {
    text = replaceCell(text, cell.bar, cell.string, cell.column, fret)
    const next = advance(text, cell, metre, lasts)
    if (typeof next === 'string') break
    text = next.text
    cell = next.cell
  }
  return { text, cell }
}

/** Frets with the beats that they begin at. */
function notes(text: string, metre: Metre = [4, 4]) {
  const score = readScore(text, metre)
  if (isProblem(score)) throw new Error(score.kind)
  return score.notes.map(({ fret, beat: { num, den } }) => [fret, num / den])
}

describe('a melody by note values', () => {
  it('stands where its values add up to, on into new bars', () => {
    const { text, cell } = typed([
      ['5', value(2)],
      ['7', withDot(value(4))],
      ['8', value(8)],
      ['10', value(1)],
      ['12', value(4)],
    ])
    expect(notes(text)).toEqual([
      [5, 0],
      [7, 2],
      [8, 3.5],
      [10, 4],
      [12, 8],
    ])
    expect(cell).toMatchObject({ bar: 2, string: 1 })
    expect(placeBars(text)).toHaveLength(3)
  })

  it('refines the grid of a bar whose columns do not have the place', () => {
    const { text } = typed([
      ['5', value(16)],
      ['7', withDot(value(8))],
      ['3', withTriplet(value(8))],
      ['2', withTriplet(value(8))],
      ['0', withTriplet(value(8))],
    ])
    expect(notes(text)).toEqual([
      [5, 0],
      [7, 0.25],
      [3, 1],
      [2, 4 / 3],
      [0, 5 / 3],
    ])
  })

  it('keeps frets apart whose digits would read as one', () => {
    const { text } = typed(['1', '2', '1', '2'].map((fret) => [fret, value(16)]))
    expect(notes(text).map(([fret]) => fret)).toEqual([1, 2, 1, 2])
  })

  it('goes on in any metre, as long as a grid that can be read has its places', () => {
    const anyValue = fc
      .record({
        base: fc.constantFrom(...BASES.map(({ base }) => base)),
        dots: fc.constantFrom(0 as const, 1 as const),
        isTriplet: fc.boolean(),
      })
      .map(({ base, dots, isTriplet }) =>
        isTriplet ? withTriplet({ ...value(base), dots }) : { ...value(base), dots },
      )
    const melodies = fc.array(fc.tuple(fc.constantFrom('0', '2', '7', '12'), anyValue), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(
        fc.constantFrom<Metre>([4, 4], [3, 4], [6, 8], [12, 8]),
        melodies,
        (metre, melody) => {
          let beat: Rational = rational(0)
          const wanted = melody.map(([fret, lasts]) => {
            const note = [Number(fret), beat.num / beat.den]
            beat = add(beat, valueLength(lasts))
            return note
          })
          const found = notes(typed(melody, metre).text, metre)
          expect(found).toEqual(wanted.slice(0, found.length))
          if (!melody.some(([, { tuplet }]) => tuplet[0] === 3)) expect(found).toEqual(wanted)
        },
      ),
      { seed: 20261124, numRuns: 200 },
    )
  })
})

describe('going on by a note value', () => {
  it('only moves where there is a column', () => {
    const text = replaceCell(emptyTab([4, 4]), 0, 1, 1, '5')
    expect(advance(text, FIRST, [4, 4], QUARTER)).toEqual({ text, cell: { ...FIRST, column: 5 } })
  })

  it('passes by the shape of a note', () => {
    const bent = ['7', 'b', '9', 'r', '7'].reduce(
      (text, sign, at) => replaceCell(text, 0, 1, 1 + at, sign),
      emptyTab([4, 4]),
    )
    const next = advance(bent, FIRST, [4, 4], QUARTER)
    if (typeof next === 'string') throw new Error(next)
    expect(notes(next.text)).toEqual([[7, 0]])
    expect(placeBars(next.text)?.[0]?.texts[1]?.[next.cell.column]).toBe('-')
  })

  it('is refused where a bar does not add up', () => {
    const text = emptyTab([4, 4]).replaceAll('-|', '|')
    expect(advance(text, FIRST, [4, 4], QUARTER)).toBe('sum')
    expect(advance('Toca despacio', FIRST, [4, 4], QUARTER)).toBe('sum')
  })

  it('is refused where a finer grid would lose a sign', () => {
    const dangling = replaceCell(emptyTab([4, 4]), 0, 3, 9, 'h')
    expect(advance(dangling, FIRST, [4, 4], withTriplet(value(8)))).toBe('room')
  })
})

describe('a key', () => {
  it.each([
    ['<', value(8)],
    ['>', value(2)],
    ['.', withDot(QUARTER)],
    ['h', null],
  ])('%s makes of a quarter %j', (key, wanted) => {
    expect(changedValue(QUARTER, key)).toEqual(wanted)
  })

  it('makes none shorter or longer than there are', () => {
    expect(changedValue(value(16), '<')).toEqual(value(16))
    expect(changedValue(value(1), '>')).toEqual(value(1))
    expect(changedValue(withDot(QUARTER), '.')).toEqual(QUARTER)
  })
})
