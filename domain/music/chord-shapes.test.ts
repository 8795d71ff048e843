import { describe, expect, it } from 'vitest'
import { chordNotes, pitchClass, qualities } from './chord-notes.ts'
import { shapeOfChord } from './chord-shapes.ts'
import { fingersOf, readFingers } from './fingering.ts'
import { parseFrets } from './frets.ts'

const ROOTS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
const TUNING = [40, 45, 50, 55, 59, 64]
const SLASHED = [
  ...['C/E', 'C/G', 'D/F#', 'D/A', 'G/B', 'G/D', 'A/C#', 'A/E', 'Am/G', 'Am/E', 'Am/C', 'Em/B'],
  ...['Em/D', 'E/G#', 'F/C', 'F/A', 'Dm/A', 'Dm/F', 'C/B', 'D7/F#'],
]
const all = [...qualities.flatMap((quality) => ROOTS.map((root) => root + quality)), ...SLASHED]

/** Sounding pitch classes, the lowest first. */
function soundOf(symbol: string) {
  const shape = shapeOfChord(symbol)
  const frets = parseFrets(shape?.frets ?? '') ?? []
  const pitches = frets.flatMap((fret, string) =>
    fret === null ? [] : [(TUNING[string] ?? Number.NaN) + fret],
  )
  const classes = [...new Set(pitches.map(pitchClass))].sort((a, b) => a - b)
  return { shape, frets, bass: pitchClass(Math.min(...pitches)), classes }
}

describe('a chord has a shape', () => {
  it.each(all)('%s sounds its name', (symbol) => {
    const notes = chordNotes(symbol)
    const { bass, classes } = soundOf(symbol)
    expect(bass).toBe(notes?.bass)
    expect(notes?.classes).toEqual(expect.arrayContaining(classes))
    // A hand may leave out the fifth, and nothing else.
    const fifth = pitchClass((notes?.root ?? 0) + 7)
    const missing = notes?.classes.filter((each) => !classes.includes(each) && each !== fifth)
    expect(missing).toEqual([])
  })

  it.each(all)('%s can be held', (symbol) => {
    const { shape, frets } = soundOf(symbol)
    const held = frets.filter((fret) => fret).map(Number)
    expect(Math.max(...held, 0) - Math.min(...held, 99)).toBeLessThanOrEqual(3)
    const fingers = shape?.fingers ? readFingers(shape.fingers, frets) : fingersOf(frets)
    expect(fingers).not.toBeNull()
  })
})

it('has no shape for what is no chord', () => {
  expect(shapeOfChord('Sol')).toBeNull()
  expect(shapeOfChord('Gmaj')).toBeNull()
})
