import { describe, expect, it } from 'vitest'
import { seaStrings, waveHeight } from '../../ui/sea-wave.ts'
import { SWING_SECONDS } from './swing.ts'
import { type Pluck, pointsOf, swingingStrings } from './swinging-strings.ts'

const size = { width: 1000, height: 170, density: 2 }
const pluck: Pluck = { at: 0, place: 0.5, pull: 12, x: -130, y: 40, drift: 20, colour: 'gold' }

describe.each(seaStrings)('the string $note of the sea', (string) => {
  const deflections = (seconds: number, change: Partial<Pluck> = {}) =>
    pointsOf(string, { ...pluck, ...change }, seconds, size.width).map(([x, y]) => {
      const left = pluck.x - pluck.drift * seconds
      return { x, by: y - pluck.y - waveHeight(string, x - left) }
    })

  it('is drawn from edge to edge', () => {
    const points = deflections(0)
    expect(points[0]?.x).toBeLessThanOrEqual(0)
    expect(points.at(-1)?.x).toBeGreaterThanOrEqual(size.width)
  })

  it('is drawn aside where it was plucked', () => {
    for (const place of [0.2, 0.5, 0.7]) {
      const widest = deflections(0, { place }).reduce((most, at) => (at.by > most.by ? at : most))
      expect(Math.abs(widest.x - place * size.width)).toBeLessThan(120)
      expect(Math.abs(widest.by / pluck.pull - 1)).toBeLessThan(0.2)
    }
  })

  it('swings hardly farther than it was drawn, wherever that was', () => {
    for (const place of [0, 0.03, 0.1, 0.5, 0.96, 1]) {
      for (const seconds of [0, 0.05, 0.1, 0.2, 0.3]) {
        for (const { by } of deflections(seconds, { place })) {
          expect(Math.abs(by)).toBeLessThan(1.3 * pluck.pull)
        }
      }
    }
  })

  it('is back on its wave, which has drifted on, once it has stopped', () => {
    for (const { by } of deflections(SWING_SECONDS)) expect(by).toBeCloseTo(0)
  })
})

describe('the strings of a canvas', () => {
  /** A canvas that only counts its strokes. */
  function setUp() {
    const reports: [index: number, isSwinging: boolean][] = []
    let strokes = 0
    const nothing = () => {}
    const pen = {
      ...{ setTransform: nothing, clearRect: nothing, beginPath: nothing },
      ...{ moveTo: nothing, bezierCurveTo: nothing, stroke: () => strokes++ },
    }
    const canvas = { width: 0, height: 0, getContext: () => pen } as unknown as OffscreenCanvas
    const strings = swingingStrings(canvas, (...news) => reports.push(news))
    return { canvas, strings, reports, strokes: () => strokes }
  }

  it('are reported when their drawing starts and when they stop, and are drawn a little longer', () => {
    const { canvas, strings, reports, strokes } = setUp()
    strings.pluck(3, pluck)
    expect(reports).toEqual([])
    expect(strings.draw(size, 0)).toBe(true)
    expect([canvas.width, canvas.height]).toEqual([2000, 340])
    expect(reports).toEqual([[3, true]])
    expect(strings.draw(size, 1000 * SWING_SECONDS + 50)).toBe(true)
    expect(reports).toEqual([
      [3, true],
      [3, false],
    ])
    expect(strokes()).toBe(2)
    expect(strings.draw(size, 1000 * SWING_SECONDS + 500)).toBe(false)
    expect(strokes()).toBe(2)
  })

  it('have stopped when the page becomes visible long after', () => {
    const { strings, reports } = setUp()
    strings.pluck(0, pluck)
    strings.draw(size, 0)
    expect(strings.draw(size, 60_000)).toBe(false)
    expect(reports.at(-1)).toEqual([0, false])
  })

  it('keep swinging when they are plucked again', () => {
    const { strings, reports } = setUp()
    strings.pluck(0, pluck)
    strings.draw(size, 0)
    strings.pluck(0, { ...pluck, at: 1500 })
    expect(strings.draw(size, 1000 * SWING_SECONDS + 50)).toBe(true)
    expect(reports).toEqual([[0, true]])
  })
})
