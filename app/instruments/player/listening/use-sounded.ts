import { useEffect, useState } from 'react'
import type { Hearing } from '../../ear/hearing.ts'
import type { Timeline } from '../timeline.ts'
import type { PlayerState } from '../use-player.ts'
import type { Expectation } from './expectations.ts'
import { useWait } from './use-wait.ts'

/** The onsets that have sounded since the cursor was last at the beginning. */
export type Sounded = ReadonlyMap<number, 'heard'>

const NONE: Sounded = new Map()

interface Options {
  hearing: Hearing
  timeline: Timeline
  player: PlayerState
  expectations: readonly Expectation[]
  isWaiting: boolean
}

/** Moves the cursor on each time that what it stands at has sounded, and round the loop if there is one. */
export function useSounded({ hearing, timeline, player, expectations, isWaiting }: Options) {
  const [sounded, setSounded] = useState(NONE)
  const isStill = isWaiting && !player.isOn
  const { loop } = player.playerSettings
  const [from, to] = loop ?? [0, timeline.length]
  useEffect(() => {
    if (isStill) setSounded(NONE)
  }, [isStill])
  useWait(hearing, isStill ? (expectations[player.onset] ?? null) : null, ({ onset }) => {
    const next = expectations[onset + 1]
    const isRound = !next || next.at >= to
    const first = expectations.findIndex(({ at }) => at >= from)
    player.goTo(isRound ? first : onset + 1)
    setSounded((last) => (isRound ? NONE : new Map([...last, [onset, 'heard'] as const])))
  })
  return sounded
}
