import { describe, expect, it } from 'vitest'
import { seaStrings, waveHeight } from '../../ui/sea-wave.ts'
import { SWING_SECONDS } from './swing.ts'
import { type Pluck, pointsOf } from './swinging-strings.ts'

const WIDTH = 1000
const pluck: Pluck = { place: 0.5, pull: 12, x: -130, y: 40, drift: 20, colour: 'gold' }

describe.each(seaStrings)('the string $note of the sea', (string) => {
  const deflections = (seconds: number, change: Partial<Pluck> = {}) =>
    pointsOf(string, { ...pluck, ...change }, seconds, WIDTH).map(([x, y]) => {
      const left = pluck.x - pluck.drift * seconds
      return { x, by: y - pluck.y - waveHeight(string, x - left) }
    })

  it('is drawn from edge to edge', () => {
    const points = deflections(0)
    expect(points[0]?.x).toBeLessThanOrEqual(0)
    expect(points.at(-1)?.x).toBeGreaterThanOrEqual(WIDTH)
  })

  it('is drawn aside where it was plucked', () => {
    for (const place of [0.2, 0.5, 0.7]) {
      const widest = deflections(0, { place }).reduce((most, at) => (at.by > most.by ? at : most))
      expect(Math.abs(widest.x - place * WIDTH)).toBeLessThan(120)
      expect(Math.abs(widest.by / pluck.pull - 1)).toBeLessThan(0.2)
    }
  })

  it('lies on its wave, which has drifted on, once it has come to rest', () => {
    for (const { by } of deflections(SWING_SECONDS)) expect(by).toBeCloseTo(0)
  })
})
