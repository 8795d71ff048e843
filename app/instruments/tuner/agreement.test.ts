import { describe, expect, it } from 'vitest'
import { createAgreement } from './agreement.ts'
import type { Partials } from './partials.ts'

const FRAME_RATE = 60

function partials(frequency: number, amplitudes: number[]): Partials {
  const power = amplitudes.reduce((sum, amplitude) => sum + amplitude ** 2, 0)
  return { frequency, amplitudes, power, lines: [], clarity: 1 }
}

/** The agreement after ten frames whose pitch moves by so many cents and whose amplitudes by such a ratio each. */
function heardAs({ cents = 0, ratio = 1, found = true }) {
  const agreement = createAgreement(FRAME_RATE)
  for (let i = 0; i < 10; i++) {
    const gain = ratio ** i
    agreement.hear(found ? partials(110 * 2 ** ((cents * i) / 1200), [gain, 0.3 * gain]) : null)
  }
  return agreement
}

describe('agreement', () => {
  it('counts frames of one pitch, and begins again with another', () => {
    const agreement = heardAs({})
    expect(agreement.count).toBe(10)
    agreement.hear(partials(165, [1]))
    expect([agreement.count, agreement.pitch]).toEqual([1, 165])
    agreement.hear(null)
    expect([agreement.count, agreement.pitch]).toEqual([0, 0])
    expect(agreement.steady).toBe(false)
  })

  it('takes a string for steady, also while its peg is turned and as it decays', () => {
    expect(heardAs({}).steady).toBe(true)
    expect(heardAs({ cents: 2, ratio: 0.97 }).steady).toBe(true)
  })

  it('does not take a voice for steady: its pitch glides, its partials swell and fall', () => {
    expect(heardAs({ cents: 8 }).steady).toBe(false)
    expect(heardAs({ ratio: 1.2 }).steady).toBe(false)
    expect(heardAs({ ratio: 0.8 }).steady).toBe(false)
    expect(heardAs({ found: false }).steady).toBe(false)
  })

  it('forgets all at a reset', () => {
    const agreement = heardAs({})
    agreement.reset()
    expect([agreement.count, agreement.pitch, agreement.steady]).toEqual([0, 0, false])
  })
})
