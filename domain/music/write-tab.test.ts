import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, rational } from './rational.ts'
import { isProblem, type Metre, openPitch, readScore, type Score, type ScoreNote } from './score.ts'
import { STANDARD_TUNING, tuningNames, writeTab } from './write-tab.ts'

const METRES: Metre[] = [
  [4, 4],
  [3, 4],
  [2, 4],
  [6, 8],
  [12, 8],
  [5, 4],
  [7, 8],
  [2, 2],
]
const TUNINGS = [
  STANDARD_TUNING,
  ['e', 'B', 'G', 'D', 'A', 'D'],
  ['d', 'A', 'F#', 'D', 'A', 'D'],
  ['eb', 'Bb', 'Gb', 'Db', 'Ab', 'Eb'],
]

/** A note of a bar, in steps of its beat's grid. */
const someNote = fc
  .record({
    at: fc.nat(),
    string: fc.integer({ min: 1, max: 6 }),
    fret: fc.integer({ min: 0, max: 24 }),
    shape: fc.constantFrom(
      ...([{}, {}, {}, { technique: 'hammer' }, { technique: 'pull' }] as const),
      ...([{ technique: 'slide' }, { technique: 'tap' }, { technique: 'vibrato' }] as const),
      ...([
        { technique: 'bend', bend: 1 },
        { technique: 'bend', bend: 2 },
      ] as const),
      ...([{ technique: 'bend', bend: 3, isReleased: true }] as const),
      ...([{ technique: 'dead', fret: null }] as const),
    ),
  })
  .map(({ at, string, fret, shape }) => ({ at, string, fret, ...shape }))

const someBar = fc.record({
  grid: fc.constantFrom(1, 2, 3, 4, 5, 6, 8),
  notes: fc.array(someNote, { maxLength: 14 }),
  startsRepeat: fc.boolean(),
  endsRepeat: fc.boolean(),
})

const someScore = fc
  .record({
    metre: fc.constantFrom(...METRES),
    tuning: fc.constantFrom(...TUNINGS),
    bars: fc.array(someBar, { minLength: 1, maxLength: 6 }),
  })
  .map(({ metre, tuning, bars }) => {
    const [beats, unit] = metre
    const notes = bars.flatMap(({ grid, notes: wanted }, bar) => {
      const found = new Map<string, ScoreNote>()
      for (const { at, string, ...note } of wanted) {
        const steps = bar * beats * grid + (at % (beats * grid))
        const beat = rational(steps * 4, grid * unit)
        const pitch = openPitch(tuning[string - 1] ?? '', string - 1) + (note.fret ?? 0)
        found.set(`${steps} ${string}`, { beat, bar, string, pitch, ...note })
      }
      return [...found.values()].sort((a, b) => compare(a.beat, b.beat) || b.string - a.string)
    })
    const score: Score = {
      metre,
      bars: bars.map(({ startsRepeat, endsRepeat }) => ({ startsRepeat, endsRepeat })),
      notes,
    }
    return { score, tuning }
  })

function written(score: Score, tuning?: string[]): string {
  const text = writeTab(score, tuning)
  if (typeof text !== 'string') throw new Error(`bar ${text.bar} cannot be written`)
  return text
}

/** A score of notes on the first string, in 4/4: `[quarters from the beginning, fret, technique]`. */
function line(
  ...notes: [beat: number, fret: number, more?: Partial<ScoreNote>][]
): Score & { notes: ScoreNote[] } {
  return {
    metre: [4, 4],
    bars: [{ startsRepeat: false, endsRepeat: false }],
    notes: notes.map(([beat, fret, more]) => ({
      beat: rational(beat * 12, 12),
      bar: 0,
      string: 1,
      fret,
      pitch: 64 + fret,
      ...more,
    })),
  }
}
const first = (score: Score) => written(score).split('\n')[0]

it('is read back as the same score, whatever it is', () => {
  fc.assert(
    fc.property(someScore, ({ score, tuning }) => {
      expect(readScore(written(score, tuning), score.metre)).toEqual(score)
    }),
    { seed: 20261124, numRuns: 1000 },
  )
})

describe('the grid of a bar', () => {
  it('has four columns in a quarter unless its notes need more', () => {
    expect(first(line([0, 0], [1, 3], [2.5, 1]))).toBe('e|-0---3-----1-----|')
  })

  it('is finer where notes are shorter, or have two digits', () => {
    expect(first(line([0, 0], [1 / 3, 1], [2 / 3, 3]))).toBe('e|-0-1-3-------------------|')
    expect(first(line([0, 0], [0.25, 1]))).toBe('e|-0-1-----------------------------|')
    expect(first(line([0, 12], [0.5, 10]))).toBe('e|-12-10-------------------|')
  })

  it('joins notes by the sign between them where they stand close', () => {
    expect(first(line([0, 5], [0.5, 7, { technique: 'hammer' }]))).toBe('e|-5h7-------------|')
    expect(first(line([0, 5], [1, 3, { technique: 'slide' }]))).toBe('e|-5---\\3----------|')
  })

  it('counts semitones of a bend whose goal is beyond the fretboard', () => {
    expect(first(line([0, 24, { technique: 'bend', bend: 2 }]))).toBe('e|-24b2------------|')
  })

  it('is refused when no grid holds the notes', () => {
    const beats = [rational(1, 127), rational(1, 31)]
    const score = line([0, 1], [1, 1])
    for (const [index, note] of score.notes.entries()) note.beat = beats[index] ?? note.beat
    expect(writeTab(score)).toEqual({ bar: 1 })
  })
})

it('wraps systems at the width of a line, and aligns names', () => {
  const bars = Array.from({ length: 9 }, () => ({ startsRepeat: false, endsRepeat: false }))
  const text = written({ metre: [4, 4], bars, notes: [] }, ['eb', 'B', 'G', 'D', 'A', 'E'])
  expect(text.split('\n\n').map((system) => system.split('\n')[0]?.split('|').length)).toEqual([
    6, 6, 3,
  ])
  expect(text.split('\n').every((each) => each.length <= 81)).toBe(true)
  expect(text.split('\n')[1]).toMatch(/^B \|-/)
  const read = readScore(text, [4, 4])
  expect(isProblem(read) || read.bars).toHaveLength(9)
})

it('names open strings by the pitch that the reader gives them', () => {
  for (const tuning of TUNINGS) expect(tuningNames(tuning.map(openPitch))).toEqual(tuning)
  expect(tuningNames([64, 59, 55, 50, 45, 28])).toBeNull()
})
