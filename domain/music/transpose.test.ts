import { describe, expect, it, test } from 'vitest'
import { chordNotes, pitchClass, qualities } from './chord-notes.ts'
import {
  type Key,
  keyName,
  readKey,
  soundingKey,
  transposeChord,
  transposeKey,
} from './transpose.ts'

const key = (text: string): Key => readKey(text) ?? { tonic: '?', isMinor: false }
const moved = (chords: string, from: string, semitones: number) =>
  chords
    .split(' ')
    .map((chord) => transposeChord(chord, key(from), semitones))
    .join(' ')

test('keys have their usual names', () => {
  const names = (from: string) =>
    Array.from({ length: 12 }, (_, up) => keyName(transposeKey(key(from), up))).join(' ')
  expect(names('C')).toBe('C Db D Eb E F F# G Ab A Bb B')
  expect(names('Am')).toBe('Am Bbm Bm Cm C#m Dm Ebm Em Fm F#m Gm G#m')
})

test('what sounds is the key of the shapes and the capo', () => {
  expect(keyName(soundingKey(key('G'), 3))).toBe('Bb')
  expect(keyName(soundingKey(key('Em'), 0))).toBe('Em')
  expect(readKey('H')).toBeNull()
})

describe('a chord keeps its degree', () => {
  it.each([
    ['Em D', 'Em', 1, 'Fm Eb'],
    ['Em D', 'Em', 2, 'F#m E'],
    ['G D Em C', 'G', -2, 'F C Dm Bb'],
    ['G D/F# Em C', 'G', 1, 'Ab Eb/G Fm Db'],
    ['C Bb F Ab', 'C', 2, 'D C G Bb'],
    ['Am G F E7', 'Am', 6, 'Ebm Db B Bb7'],
    ['C G7', 'C', 12, 'C G7'],
    ['C F#m7b5 B7', 'C', 4, 'E A#m7b5 D#7'],
    ['Dm7 G7 Cmaj7', 'C', 5, 'Gm7 C7 Fmaj7'],
  ])('%s in %s by %i', (chords, from, semitones, expected) => {
    expect(moved(chords, from, semitones)).toBe(expected)
  })
})

test('every chord sounds as much higher as it should, in every key', () => {
  for (const from of ['C', 'G', 'Em', 'Bb', 'F#m', 'Ebm', 'Ab'])
    for (const root of [
      'C',
      'C#',
      'Db',
      'D',
      'Eb',
      'E',
      'F',
      'F#',
      'Gb',
      'G',
      'Ab',
      'A',
      'Bb',
      'B',
    ])
      for (const quality of qualities)
        for (let up = -11; up <= 11; up++) {
          const before = chordNotes(root + quality)
          const after = chordNotes(transposeChord(root + quality, key(from), up))
          if (after?.root !== pitchClass((before?.root ?? 0) + up))
            expect.fail(`${root}${quality} in ${from} by ${up}`)
        }
})
