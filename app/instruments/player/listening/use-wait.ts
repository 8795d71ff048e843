import { useEffect, useEffectEvent } from 'react'
import type { Hearing } from '../../ear/hearing.ts'
import type { Expectation } from './expectations.ts'

/** Interval at which is asked whether it sounded (ms). */
const INTERVAL = 60
/** Sound that is older is not looked at again (s). */
const LOOK_BACK = 3
/** The next note's attack comes after that of the one before by at least this (s). */
const APART = 0.04

/**
 * Waits until what is expected has sounded.
 *
 * @param expectation null: nothing is waited for
 */
export function useWait(
  hearing: Hearing,
  expectation: Expectation | null,
  onSounded: (expectation: Expectation) => void,
) {
  const sounded = useEffectEvent(onSounded)
  useEffect(() => {
    if (!expectation) return
    const begin = hearing.now() - APART
    const timer = setInterval(() => {
      const to = hearing.now()
      const from = Math.max(begin, to - LOOK_BACK)
      if (hasSounded(hearing, expectation.pitches, from, to)) {
        clearInterval(timer)
        sounded(expectation)
      }
    }, INTERVAL)
    return () => clearInterval(timer)
  }, [hearing, expectation])
}

/** Of a dead note only its attack can be heard. */
function hasSounded({ ear }: Hearing, pitches: number[], from: number, to: number): boolean {
  if (pitches.length > 0) return ear.judge({ pitches, from, to }).heard
  return ear.onsets().some((time) => time > from && time <= to)
}
