import { describe, expect, it } from 'vitest'
import { fingeringOf } from './hand-position.ts'
import { isProblem, readScore } from './score.ts'

/** @param lines by the names of their strings; the others are silent */
function fingers(lines: Record<string, string>): string {
  const [first = ''] = Object.values(lines)
  const silent = first.replace(/[^|]/g, '-')
  const names = ['e', 'B', 'G', 'D', 'A', 'E']
  const score = readScore(
    names.map((name) => `${name}|${lines[name] ?? silent}|`).join('\n'),
    [4, 4],
  )
  if (isProblem(score)) throw new Error(score.kind)
  return fingeringOf(score)
    .map((finger) => finger ?? '-')
    .join(' ')
}

describe('fingeringOf', () => {
  it('plays a chromatic exercise with one finger for each fret', () => {
    expect(fingers({ E: '-1---2---3---4---' })).toBe('1 2 3 4')
    expect(fingers({ E: '-5---6---7---8---' })).toBe('1 2 3 4')
  })

  it('leaves open strings without a finger', () => {
    expect(fingers({ E: '-0---3---0---1---' })).toBe('- 3 - 1')
  })

  it('stays in the box of a pentatonic scale', () => {
    expect(fingers({ e: '-5---8---5---8---' })).toBe('1 4 1 4')
    expect(fingers({ G: '-5---7---5---8---' })).toBe('1 3 1 4')
  })

  it('moves once where a phrase leaves the position', () => {
    expect(fingers({ B: '-1---3---10--12--' })).toBe('1 3 1 3')
  })

  it('holds the strings of a power chord with fingers of their own', () => {
    expect(
      fingers({ D: '-7---------------', A: '-7---------------', E: '-5---------------' }),
    ).toBe('1 3 4')
  })
})
