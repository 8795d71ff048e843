import { describe, expect, it } from 'vitest'
import { toNumber } from './rational.ts'
import {
  isProblem,
  type Metre,
  openPitch,
  printScore,
  pulseOf,
  readMetre,
  readScore,
} from './score.ts'

const NAMES = ['e', 'B', 'G', 'D', 'A', 'E']

/** A tab with something on its first string, or on several. */
function tab(...lines: string[]): string {
  const [first = ''] = lines
  const silent = first.replace(/[^|]/g, '-')
  return NAMES.map((name, index) => `${name}|${lines[index] ?? silent}|`).join('\n')
}

/** Notes as `beat string:fret technique`. */
function notesOf(source: string, metre: Metre = [4, 4]): string[] {
  const score = readScore(source, metre)
  if (isProblem(score)) throw new Error(`${score.kind} in bar ${score.bar}`)
  return score.notes.map(({ beat, string, fret, technique, bend }) =>
    [`${toNumber(beat)} ${string}:${fret ?? 'x'}`, technique, bend].filter(Boolean).join(' '),
  )
}

describe('the beat of a note', () => {
  it('is its column, by the share that columns have of the bar', () => {
    expect(notesOf(tab('-0---1-2---------|-3------4--5-------------'))).toEqual([
      '0 1:0',
      '1 1:1',
      '1.5 1:2',
      '4 1:3',
      `${4 + 7 / 6} 1:4`,
      '5.666666666666667 1:5',
    ])
  })

  it('counts quarters, whatever the beats of the metre', () => {
    expect(notesOf(tab('-0-0-0-0-0-0-|-0-----------'), [6, 8])).toEqual(
      ['0', '0.5', '1', '1.5', '2', '2.5', '3'].map((beat) => `${beat} 1:0`),
    )
    expect(notesOf(tab('-0---0---0---|-0-----------'), [3, 4]).at(-1)).toBe('3 1:0')
  })

  it('is the same for the notes of a chord, the lowest string first', () => {
    expect(notesOf(tab('-0---', '-1---', '-----', '-2---', '-----', '-10--'))).toEqual([
      '0 6:10',
      '0 4:2',
      '0 2:1',
      '0 1:0',
    ])
  })

  it('is exact in thirds', () => {
    const score = readScore(tab('-0-0-0-0-0-0-0-0-0-0-0-0-'), [4, 4])
    expect(isProblem(score) || score.notes[1]?.beat).toEqual({ num: 1, den: 3 })
  })
})

describe('a technique', () => {
  it('belongs to the note that it leads to', () => {
    expect(notesOf(tab('-3h5-5p3-3/5-5\\3-'))).toEqual([
      '0 1:3',
      '0.5 1:5 hammer',
      '1 1:5',
      '1.5 1:3 pull',
      '2 1:3',
      '2.5 1:5 slide',
      '3 1:5',
      '3.5 1:3 slide',
    ])
  })

  it('begins its note if it follows a dash', () => {
    expect(notesOf(tab('-5--h6------p5--t12-p8---'))).toEqual([
      '0 1:5',
      '0.5 1:6 hammer',
      `${11 / 6} 1:5 pull`,
      '2.5 1:12 tap',
      `${19 / 6} 1:8 pull`,
    ])
  })

  it('shapes the note before it: bends, with their goal and release, and vibrato', () => {
    expect(notesOf(tab('-7b9-----7b------|-7b9r7---7~~-----'))).toEqual([
      '0 1:7 bend 2',
      '2 1:7 bend 2',
      '4 1:7 bend 2',
      '6 1:7 vibrato',
    ])
    const score = readScore(tab('-7b9r7---7b9-----'), [4, 4])
    expect(isProblem(score) || score.notes.map(({ isReleased }) => isReleased)).toEqual([
      true,
      undefined,
    ])
  })

  it('is not taken from another string', () => {
    expect(notesOf(tab('-----h---', '-3---5---'))).toEqual(['0 2:3', '2 2:5'])
  })

  it('is a dead note for an x', () => {
    expect(notesOf(tab('-x---X---'))).toEqual(['0 1:x dead', '2 1:x dead'])
  })
})

it('is muted by the palm where its line says so', () => {
  const score = readScore(`PM|-===-----|\n${tab('-0-h2-0--', '-----0---')}`, [4, 4])
  expect(isProblem(score) || score.notes.map(({ palmMuted }) => palmMuted)).toEqual([
    true,
    true,
    undefined,
    undefined,
  ])
  expect(isProblem(score) || printScore(score).notes[0]).toEqual({ beat: 0, string: 1, fret: 0 })
})

it.each<[Metre, number]>([
  [[4, 4], 1],
  [[2, 2], 2],
  [[6, 8], 1.5],
  [[3, 8], 0.5],
])('is counted in %j by %s quarters', (metre, pulse) => {
  expect(pulseOf(metre)).toBe(pulse)
})

it('has the pitches of its strings, as they are tuned', () => {
  expect(NAMES.map(openPitch)).toEqual([64, 59, 55, 50, 45, 40])
  expect(openPitch('D', 5)).toBe(38)
  expect(openPitch('Eb', 0)).toBe(63)
  expect(openPitch('F#', 2)).toBe(54)
  const score = readScore(tab('-12--').replace('e|', 'd|'), [4, 4])
  expect(isProblem(score) || score.notes[0]?.pitch).toBe(62 + 12)
})

it('keeps marks of repetition', () => {
  const score = readScore(tab(':0-------|-0------:|:0------:'), [4, 4])
  expect(isProblem(score) || score.notes.map(({ beat }) => toNumber(beat))).toEqual([0, 4, 8])
  expect(isProblem(score) || score.bars).toEqual([
    { startsRepeat: true, endsRepeat: false },
    { startsRepeat: false, endsRepeat: true },
    { startsRepeat: true, endsRepeat: true },
  ])
})

describe('a problem names its bar', () => {
  const good = '-0---0---0---0---'
  it.each([
    ['an unknown sign', tab(`${good}|-0-♪-0-0-0-0-0-0-`), { kind: 'sign', bar: 2, text: '♪' }],
    [
      'columns that no beat divides',
      tab(`${good}|${good}|-0---`.slice(0, -1)),
      { kind: 'sum', bar: 3 },
    ],
    ['a note on the edge', tab(`0---0---0---0----|${good}`), { kind: 'edge', bar: 1 }],
    [
      'bar lines out of place',
      tab(`${good}|-0-0-`, `${good}|-----`, `${good}|------`),
      { kind: 'barLine', bar: 2 },
    ],
    [
      'five lines in the second system',
      `${tab(good)}\n\n${tab(good).split('\n').slice(1).join('\n')}`,
      { kind: 'lines', bar: 2, text: '5' },
    ],
    ['no name', tab(good).replace('G|', 'H|'), { kind: 'name', bar: 1, text: expect.any(String) }],
    [
      'a line of the palm for five strings',
      `PM|-----------------\n${tab(good).split('\n').slice(1).join('\n')}`,
      { kind: 'lines', bar: 1, text: '5' },
    ],
    ['nothing', ' \n', { kind: 'empty', bar: 1 }],
  ])('%s', (_case, source, problem) => {
    expect(readScore(source, [4, 4])).toEqual(problem)
  })
})

it.each([
  ['4/4', [4, 4]],
  [' 6/8 ', [6, 8]],
  ['0/4', null],
  ['4/5', null],
  ['17/8', null],
  ['waltz', null],
])('reads %s as a metre', (text, metre) => {
  expect(readMetre(text)).toEqual(metre)
})
