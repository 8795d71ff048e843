import { describe, expect, it } from 'vitest'
import { followInTune, type InTune, OUT_OF_TUNE } from './in-tune.ts'

/** The state after these deviations, 60 a second. */
function stateAfter(cents: readonly (number | null)[], options = {}): InTune {
  return cents.reduce<InTune>(
    (state, one, i) => followInTune(state, one, i / 60, options),
    OUT_OF_TUNE,
  )
}
const frames = (count: number, cents: number | null) => Array<number | null>(count).fill(cents)

describe('in tune', () => {
  it('is reached after half a second within three cents', () => {
    expect(stateAfter(frames(30, 2.9)).reached).toBe(false)
    expect(stateAfter(frames(31, 2.9)).reached).toBe(true)
    expect(stateAfter(frames(31, -2.9)).reached).toBe(true)
  })

  it('starts again after a reading outside or a missing one', () => {
    expect(stateAfter([...frames(29, 0), 3.1, ...frames(29, 0)]).reached).toBe(false)
    expect(stateAfter([...frames(29, 0), null, ...frames(29, 0)]).reached).toBe(false)
    expect(stateAfter([...frames(60, 0), 4])).toEqual(OUT_OF_TUNE)
  })

  it('accepts another tolerance and another time', () => {
    expect(stateAfter(frames(31, 4), { within: 5 }).reached).toBe(true)
    expect(stateAfter(frames(31, 0), { hold: 1 }).reached).toBe(false)
  })
})
