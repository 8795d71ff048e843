import { describe, expect, it } from 'vitest'
import { moveNeedle, type Needle } from './needle.ts'

const REST: Needle = { position: 0, velocity: 0 }

/** Position of the needle after a number of seconds, drawn at a frame rate. */
function needleAfter(seconds: number, aim: number, rate: number, from = REST) {
  let needle = from
  for (let frame = 0; frame < seconds * rate; frame++) needle = moveNeedle(needle, aim, 1 / rate)
  return needle
}

describe('the needle', () => {
  it('reaches its target, and stays there', () => {
    const { position, velocity } = needleAfter(1, 20, 60)
    expect(position).toBeCloseTo(20, 3)
    expect(velocity).toBeCloseTo(0, 2)
  })

  it('does not overshoot its target', () => {
    for (let tenths = 0; tenths < 20; tenths++) {
      expect(needleAfter(tenths / 10, 20, 60).position).toBeLessThanOrEqual(20)
    }
  })

  it('moves the same at 30, 60 and 120 frames a second', () => {
    const at60 = needleAfter(0.2, -35, 60).position
    expect(needleAfter(0.2, -35, 30).position).toBeCloseTo(at60, 6)
    expect(needleAfter(0.2, -35, 120).position).toBeCloseTo(at60, 6)
  })

  it('stays within the dial', () => {
    expect(needleAfter(2, 400, 60).position).toBeCloseTo(50, 3)
    expect(needleAfter(2, -400, 60).position).toBeCloseTo(-50, 3)
  })
})
