import { describe, expect, it } from 'vitest'
import { readCalibrations, tappedLatency } from './calibration.ts'

const clicks = [1, 1.75, 2.5, 3.25, 4, 4.75, 5.5, 6.25]

describe('knocks along with clicks', () => {
  it('tell the latency by their median, whatever one of them does', () => {
    const knocks = clicks.map((click, index) => click + 0.14 + (index === 2 ? 0.2 : 0.004))
    expect(tappedLatency(knocks, clicks)).toBe(144)
  })

  it('tell it where some clicks were left out', () => {
    expect(
      tappedLatency(
        clicks.slice(2).map((click) => click + 0.1),
        clicks,
      ),
    ).toBe(100)
  })

  it('tell nothing when there are too few, and never less than none', () => {
    expect(tappedLatency([1.1, 1.85, 2.6], clicks)).toBeNull()
    expect(tappedLatency([], clicks)).toBeNull()
    expect(
      tappedLatency(
        clicks.map((click) => click - 0.02),
        clicks,
      ),
    ).toBe(0)
  })
})

it('reads calibrations by microphone, and leaves out what makes no sense', () => {
  const good = { latency: 140, isAudible: true }
  const stored = {
    a: good,
    b: { latency: 'x', isAudible: true },
    c: { latency: 900, isAudible: 1 },
  }
  expect(readCalibrations(stored)).toEqual({ a: good })
  for (const none of [null, 'x', 7]) expect(readCalibrations(none)).toEqual({})
})
