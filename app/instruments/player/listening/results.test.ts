import { describe, expect, it } from 'vitest'
import { strumReport } from './strum-report.ts'
import { take, takes } from './take.fixture.ts'
import { strumResult, tabResult } from './use-record.ts'
import type { Turn } from './use-takes.ts'

const turn = (bars: string, tempo: number): Turn => ({ turn: 0, tempo, takes: takes(bars) })

describe('practice of a tab', () => {
  it('is kept by its fastest clean turn, and by its best', () => {
    const turns = [
      turn('heard heard heard heard', 60),
      turn('heard late heard heard', 65.2),
      turn('heard missing missing missing', 70),
    ]
    expect(tabResult(turns)).toEqual({ kind: 'tab', tempo: 65, played: 4, asked: 4 })
  })

  it('has no tempo before a clean turn, and is not kept when the ear could tell nothing', () => {
    const half = turn('heard missing heard missing', 60)
    expect(tabResult([half])).toMatchObject({ tempo: null, played: 2, asked: 4 })
    expect(tabResult([turn('unsure unsure unsure heard', 60)])).toBeNull()
    expect(tabResult([])).toBeNull()
  })
})

describe('strumming', () => {
  it('is steady when strokes are late by the same', () => {
    expect(strumReport([0.03, 0.03, 0.03, 0.03])).toEqual({ steadiness: 0, late: 30 })
    expect(strumReport([-0.02, 0.02, -0.02, 0.02])).toEqual({ steadiness: 20, late: 0 })
  })

  it('says nothing of fewer than four strokes', () => {
    expect(strumReport([0.1, 0.1, 0.1])).toBeNull()
    const strokes = [0, 1, 2, 3].map((bar) => take(bar, 'late', { late: 0.04 }))
    expect(strumResult([{ turn: 0, tempo: 70, takes: strokes }])).toEqual({
      ...{ kind: 'strum', tempo: 70, steadiness: 0, late: 40 },
    })
    expect(strumResult([])).toBeNull()
  })
})
