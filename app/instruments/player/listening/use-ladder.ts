import { useRef } from 'react'
import type { PlayerState } from '../use-player.ts'
import { nextRung } from './ladder.ts'
import { isClean, isTold } from './turn-report.ts'
import type { Turn } from './use-takes.ts'

/** @returns takes a turn, after which the tempo of a loop that climbs rises or falls back */
export function useLadder({ settings, playerSettings, setTempo }: PlayerState) {
  const start = useRef(settings.tempo)
  const misses = useRef(0)
  return ({ turn, takes }: Turn) => {
    if (turn === 0) start.current = settings.tempo
    if (!settings.climbs || !settings.loop || !isTold(takes)) return
    const rung = nextRung({ tempo: settings.tempo, misses: misses.current }, isClean(takes), {
      start: start.current,
      goal: playerSettings.tempoGoal,
    })
    misses.current = rung.misses
    if (rung.tempo !== settings.tempo) setTempo(rung.tempo)
  }
}
