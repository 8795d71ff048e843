import { describe, expect, it } from 'vitest'
import { openRateLimits } from '../../kit/rate-limiter.ts'
import { AuthError } from './errors.ts'
import { createLimits } from './limits.ts'

const HOUR_MS = 60 * 60 * 1000
const email = 'anne@example.com'

function setUp() {
  const clock = { now: 1_800_000_000_000 }
  const limits = openRateLimits({ path: null, log: () => {}, now: () => clock.now })
  const { passwords } = createLimits(limits)
  /** True if a try at the account reaches the password check. */
  const attempt = (client: string, known = false): boolean => {
    try {
      passwords.take({ client, email, known })
      return true
    } catch (error) {
      if (error instanceof AuthError && error.status === 429) return false
      throw error
    }
  }
  return { clock, passwords, attempt }
}

describe('guessing at one account', () => {
  it('is slowed down to some 3,500 tries a day for any number of networks', () => {
    const { clock, attempt } = setUp()
    // 5,000 networks, 150 of which try every quarter of an hour, for two days.
    let first = 0
    let second = 0
    const steps = 2 * 24 * 4
    for (let step = 0; step < steps; step += 1) {
      clock.now += HOUR_MS / 4
      for (let n = 0; n < 150; n += 1) {
        const passed = attempt(`network ${(step * 150 + n) % 5000}`)
        if (passed && step < steps / 2) first += 1
        else if (passed) second += 1
      }
    }
    expect(first).toBeGreaterThan(3000)
    expect(first).toBeLessThanOrEqual(4500)
    expect(second).toBeLessThanOrEqual(3500)
  })

  it('from 300 networks does not shut out the owner, wherever they are', () => {
    const { attempt } = setUp()
    for (let n = 0; n < 300; n += 1) for (let k = 0; k < 40; k += 1) attempt(`network ${n}`)
    expect(attempt('a hotel')).toBe(true)
  })

  it('from however many networks does not shut out the owner where the account is known', () => {
    const { attempt } = setUp()
    for (let n = 0; n < 2000; n += 1) attempt(`network ${n}`)
    expect(attempt('a hotel'), 'a mail is the way in').toBe(false)
    expect(attempt('home', true)).toBe(true)
  })

  it('from the owner’s own network stops there', () => {
    const { clock, attempt } = setUp()
    const tries = Array.from({ length: 100 }, () => attempt('home', true))
    expect(tries.filter(Boolean)).toHaveLength(30)
    clock.now += HOUR_MS
    expect(Array.from({ length: 100 }, () => attempt('home', true)).filter(Boolean)).toHaveLength(
      30,
    )
  })
})

it('a right password costs nothing', () => {
  const { passwords, attempt } = setUp()
  for (let n = 0; n < 500; n += 1) passwords.take({ client: 'a classroom', email, known: false })()
  expect(attempt('a classroom')).toBe(true)
})
