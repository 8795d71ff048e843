import { describe, expect, it } from 'vitest'
import type { Metre } from '../../../domain/music/score.ts'
import { drawRhythm, type Stem, stemsOf } from './tab-rhythm.ts'

/** Stems of notes (`0`) in a bar written in columns, 10 px apart. */
function stems(line: string, metre: Metre = [4, 4]): Stem[] {
  const onsets = [...line.matchAll(/0/g)].map(({ index }) => ({ column: index, x: index * 10 }))
  return stemsOf(line.length, onsets, metre)
}

const NAMES: Record<number, string> = {
  [-2]: 'whole',
  [-1]: 'half',
  0: 'quarter',
  1: '8th',
  2: '16th',
}
const lengths = (line: string, metre?: Metre) =>
  stems(line, metre).map(({ flags, isDotted, isTriplet }) =>
    [NAMES[flags] ?? flags, isDotted && 'dotted', isTriplet && 'triplet'].filter(Boolean).join(' '),
  )

describe('the length of a note', () => {
  it('lasts until the next, or the end of the bar', () => {
    expect(lengths('-0---------------')).toEqual(['whole'])
    expect(lengths('-0-------0---0-0-')).toEqual(['half', 'quarter', '8th', '8th'])
    expect(lengths('-0-0-------', [5, 4])).toEqual(['quarter', 'whole'])
  })

  it('may be dotted', () => {
    expect(lengths('-0-----0-0--0----')).toEqual(['quarter dotted', '8th', '8th dotted', 'quarter'])
    expect(lengths('-0-----0-----', [6, 8])).toEqual(['quarter dotted', 'quarter dotted'])
  })

  it('may be a third of a beat, or two', () => {
    expect(lengths('-0-0-0-0---0-0-----------')).toEqual([
      ...['8th triplet', '8th triplet', '8th triplet'],
      ...['quarter triplet', '8th triplet', 'half'],
    ])
  })

  it('is written within its beat if it is a triplet that lasts into the next', () => {
    expect(lengths('-0-0---------------------')).toEqual(['8th triplet', 'quarter triplet'])
  })

  it('is the next shorter plain one if no note value has it', () => {
    expect(lengths('-0---------0-----')).toEqual(['half', 'quarter dotted'])
  })
})

describe('the drawing', () => {
  const draw = (line: string, metre?: Metre) => drawRhythm(stems(line, metre), 100)

  it('has a long stem for a quarter, a short one for a half, none for a whole note', () => {
    expect(draw('-0---0---0-------')).toMatchObject({ thin: 'M10 100v-20M50 100v-20M90 100v-9' })
    expect(draw('-0---------------')).toEqual({ thin: '', thick: '', threes: [] })
  })

  it('joins the eighths of a beat by a beam, and gives a flag to one that is alone', () => {
    const { thin, thick } = draw('-0-0-0---0-0-0---')
    expect(thick).toBe('M10 100H30M90 100H110')
    expect(thin).toMatch(/M130 100v-20$/)
    expect(draw('-0-0---0-', [2, 4]).thin).toContain('M70 100v-20M70 100q')
  })

  it('joins sixteenths twice, and a dotted eighth with half a second beam', () => {
    expect(draw('-0000----', [2, 4]).thick).toBe(
      [10, 20].map((x) => `M${x} 100H${x + 10}M${x} 95H${x + 10}`).join(''),
    )
    expect(draw('-0--0', [1, 4]).thick).toBe('M14.5 90h0M10 100H40M40 95h-6')
    expect(draw('-00--', [1, 4]).thick).toMatch(/^M10 100H20M10 95h6/)
  })

  it('groups the eighths of 6/8 by three', () => {
    expect(draw('-0-0-0-0-0-0-', [6, 8]).thick).toBe('M10 100H30M30 100H50M70 100H90M90 100H110')
  })

  it('writes a 3 below a triplet, with a bracket if no beam holds it together', () => {
    const { thin, threes } = draw('-0-0-0-0---0-', [2, 4])
    expect(threes).toEqual([30, 90])
    expect(thin).toMatch(/M70 103v4h15m10 0H110v-4$/)
  })
})
