import { useRef } from 'react'
import type { PlayerState } from '../use-player.ts'
import { isClean, isTold } from './turn-report.ts'
import type { Turn } from './use-takes.ts'

/** Place on a tempo ladder. */
export interface Rung {
  /** Quarters per minute. */
  tempo: number
  /** Turns in a row that were not clean. */
  misses: number
}

/** A rung is as high as this (quarters per minute). */
const RUNG = 5
/** After so many turns that were not clean the tempo falls back. */
const PATIENCE = 2

/** Climbs after a clean turn, up to the goal; falls back gently, never below the start. */
export function nextRung(
  { tempo, misses }: Rung,
  isClean: boolean,
  { start, goal }: { start: number; goal: number },
): Rung {
  if (isClean) return { tempo: Math.max(tempo, Math.min(goal, tempo + RUNG)), misses: 0 }
  if (misses + 1 < PATIENCE) return { tempo, misses: misses + 1 }
  return { tempo: Math.min(tempo, Math.max(start, tempo - RUNG)), misses: 0 }
}

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
