import { describe, expect, it } from 'vitest'
import { chordNotes, pitchClass } from '../../../domain/music/chord-notes.ts'
import { isSheetProblem, readSheet } from '../../../domain/music/chord-pro.ts'
import { shapeOfChord } from '../../../domain/music/chord-shapes.ts'
import { parseFrets } from '../../../domain/music/frets.ts'
import { isProblem, readScore } from '../../../domain/music/score.ts'
import { isPatternProblem, readPattern } from '../../../domain/music/strum-pattern.ts'
import { readKey, transposeChord } from '../../../domain/music/transpose.ts'
import { type PlayedSong, songTimeline } from './song-timeline.ts'

const WORDS = `{start_of_intro}
[G]
{end_of_intro}
{start_of_verse: 1}
{x_melody: 1-3}
Oh [C]la la [*@3][G]la
[D]la
{end_of_verse}
{start_of_verse: 2}
{x_melody: 1-3}
[C]la [G]la
{end_of_verse}`

/** A pick-up on the fourth beat, and two bars. */
const TUNE = `e|-------------|-0-----------|-------------|
B|----------3--|-------1-----|-3-----------|
G|-------------|-------------|-------------|
D|-------------|-------------|-------------|
A|-------------|-------------|-------------|
E|-------------|-------------|-------------|`

function timeline(change: Partial<PlayedSong> & { up?: number } = {}) {
  const sheet = readSheet(WORDS, [4, 4])
  const pattern = readPattern('D-D-D-DU', [4, 4])
  const melody = readScore(TUNE, [4, 4])
  if (isSheetProblem(sheet) || isPatternProblem(pattern) || isProblem(melody))
    throw new Error(JSON.stringify([sheet, pattern, melody]))
  const key = readKey('G') ?? { tonic: 'G', isMinor: false }
  const { up = 0, ...rest } = change
  const capo = rest.capo ?? 0
  const name = (chord: string) => transposeChord(chord, key, up)
  return songTimeline({
    ...{ sheet, pattern, melody, groove: 'pop', feel: 'straight', capo, raised: up + capo },
    shapeOf: (chord) => parseFrets(shapeOfChord(name(chord))?.frets ?? ''),
    soundOf: (chord) => transposeChord(chord, key, up + capo),
    ...rest,
  })
}

/** Pitch classes of the guitar's strings that are plucked from one place to another (quarters). */
const plucked = ({ actions }: ReturnType<typeof timeline>, from: number, to: number) => [
  ...new Set(
    actions.flatMap((action) =>
      action.do === 'pluck' && action.at >= from && action.at < to
        ? [pitchClass(action.pitch)]
        : [],
    ),
  ),
]
const sorted = (notes: number[]) => notes.toSorted((a, b) => a - b)

it('has all bars in their order, and a place for each pulse and change', () => {
  const { length, order, onsets } = timeline()
  expect(length).toBe(20)
  expect(order).toEqual([0, 1, 2, 3, 4])
  expect(onsets.map(({ beat }) => beat)).toEqual(Array.from({ length: 20 }, (_, beat) => beat))
})

describe('the guitar', () => {
  it.each([
    [0, 0, {}],
    [2, 0, { up: 2 }],
    [2, 3, { up: 2, capo: 3 }],
    [0, 5, { capo: 5 }],
  ])(
    'strums the chord that sounds, %i semitones higher with the capo at %i',
    (up, capo, change) => {
      const key = { tonic: 'G', isMinor: false }
      const notes = (chord: string) =>
        chordNotes(transposeChord(chord, key, up + capo))?.classes ?? []
      const played = timeline(change)
      expect(sorted(plucked(played, 0, 4))).toEqual(notes('G'))
      expect(sorted(plucked(played, 4, 6))).toEqual(notes('C'))
      expect(sorted(plucked(played, 6, 8))).toEqual(notes('G'))
    },
  )

  it('ends with one stroke that rings', () => {
    const last = timeline().actions.filter(({ at, do: kind }) => at >= 16 && kind === 'pluck')
    expect(last.length).toBeGreaterThan(3)
    expect(Math.max(...last.map(({ at }) => at))).toBeLessThan(16.2)
  })
})

describe('the melody', () => {
  const sung = (change?: Parameters<typeof timeline>[0]) =>
    (timeline(change).melody ?? []).flatMap((action) =>
      action.do === 'pluck' ? [[action.at, action.pitch]] : [],
    )

  it('is sung with its section, its pick-up in the bar before', () => {
    expect(sung()).toEqual([
      ...[
        [3, 62],
        [4, 64],
        [6, 60],
        [8, 62],
      ],
      ...[
        [11, 62],
        [12, 64],
        [14, 60],
        [16, 62],
      ],
    ])
  })

  it('moves with the key', () => {
    expect(
      sung({ up: -2, capo: 3 })
        .map(([, pitch]) => pitch)
        ?.slice(0, 2),
    ).toEqual([63, 65])
  })

  it('has one note at a time', () => {
    const strings = new Set<number>()
    for (const action of timeline().melody ?? []) {
      if (action.do === 'damp') strings.delete(action.string)
      else {
        strings.add(action.string)
        expect(strings.size).toBe(1)
      }
    }
  })
})

it('swings everything alike', () => {
  const { onsets, actions, band } = timeline({ feel: 'shuffle' })
  const offbeats = [...actions, ...(band ?? [])].map(({ at }) => at % 1)
  expect(onsets.every(({ at }) => Number.isInteger(at))).toBe(true)
  expect(offbeats.some((share) => Math.abs(share - 2 / 3) < 0.01)).toBe(true)
  expect(offbeats.some((share) => Math.abs(share - 0.5) < 0.01)).toBe(false)
})
