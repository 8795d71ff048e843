import { describe, expect, it } from 'vitest'
import { isProblem, type Metre, readScore } from '../../../domain/music/score.ts'
import { timeline } from './timeline.fixture.ts'
import { playedBars, timelineOf } from './timeline.ts'

const briefly = (line: string, ...rest: ['shuffle'] | []) =>
  timeline(line, ...rest).actions.map(({ at, do: act, ...action }) =>
    [+at.toFixed(3), act, 'pitch' in action ? action.pitch : ''].join(' ').trim(),
  )

describe('actions', () => {
  it('pluck each note, and damp a string that rings for a bar', () => {
    expect(briefly('-0-------1-------|-----------------')).toEqual([
      '0 pluck 64',
      '2 pluck 65',
      '6 damp',
    ])
  })

  it('leave a hammer-on, a pull-off and a slide to the left hand', () => {
    expect(briefly('-3h5-5p3-3/5-----')).toEqual([
      '0 pluck 67',
      '0.5 hammer 69',
      '1 pluck 69',
      '1.5 hammer 67',
      '2 pluck 67',
      '2.5 glide 69',
    ])
  })

  it('pluck what a hammer-on or a slide begins with, and tap without a pluck', () => {
    expect(briefly('-h5--------------')).toEqual(['0 pluck 69'])
    expect(briefly('-/5--------------')).toEqual(['0 pluck 69'])
    expect(briefly('-t12-------------')).toEqual(['0 hammer 76'])
  })

  it('pluck with the palm on the strings where the tab says so', () => {
    const silent = ['B', 'G', 'D', 'A', 'E'].map((name) => `${name}|---------|`)
    const score = readScore(['PM|-=-=-----|', 'e|-0-1-0---|', ...silent].join('\n'), [4, 4])
    const plucks = isProblem(score) ? [] : timelineOf(score, 'straight').actions
    expect(plucks.map((action) => action.do === 'pluck' && !!action.isPalmMuted)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('bend up at once, and down again where the bend is released', () => {
    expect(briefly('-7b9r7---7b9-----')).toEqual([
      '0 pluck 71',
      '0 glide 73',
      '1 glide 71',
      '2 pluck 71',
      '2 glide 73',
    ])
    expect(briefly('-7~~-----x-------')).toEqual(['0 pluck 71', '0 vibrato', '2 pluck 64'])
  })
})

it('swings the eighths of a shuffle, not the beats', () => {
  expect(briefly('-0-0-0-0-0-0-0-0-', 'shuffle').map((action) => action.split(' ')[0])).toEqual([
    '0',
    '0.667',
    '1',
    '1.667',
    '2',
    '2.667',
    '3',
    '3.667',
  ])
})

it('plays what a repetition encloses twice, with the beats of the score', () => {
  const { onsets, length } = timeline('-0-------|:1------:|-2-------')
  expect(length).toBe(16)
  expect(onsets).toEqual([
    { at: 0, beat: 0 },
    { at: 4, beat: 4 },
    { at: 8, beat: 4 },
    { at: 12, beat: 8 },
  ])
})

it('repeats from the beginning, or from the last repetition, if none begins', () => {
  const plain = { startsRepeat: false, endsRepeat: false }
  const end = { startsRepeat: false, endsRepeat: true }
  expect(playedBars({ bars: [plain, end, end, plain] })).toEqual([0, 1, 0, 1, 2, 2, 3])
})

it.each<[Metre, number]>([
  [[4, 4], 1],
  [[3, 4], 1],
  [[6, 8], 1.5],
  [[2, 2], 2],
  [[5, 8], 0.5],
])('clicks in %j every %s quarters', (metre, pulse) => {
  expect(timeline(`-${'-'.repeat(metre[0] * 2)}`, 'straight', metre).pulse).toBe(pulse)
})
