import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  getMetronome,
  heardBeat,
  initialMetronome,
  type Metronome,
  subscribeToMetronome,
} from './metronome-store.ts'
import type { Beat } from './sequence.ts'

/** The metronome as a value that components subscribe to; it sounds while one of them is mounted. */
export function useMetronome(): Metronome {
  return useSyncExternalStore(subscribeToMetronome, getMetronome, () => initialMetronome)
}

/** The beat that can be heard now, by the audio clock: changes once a beat. */
export function useHeardBeat(): Beat | null {
  const { status } = useMetronome()
  const [beat, setBeat] = useState<Beat | null>(null)
  useEffect(() => {
    if (status !== 'running') return
    let frame = requestAnimationFrame(function look() {
      setBeat(heardBeat()?.beat ?? null)
      frame = requestAnimationFrame(look)
    })
    return () => {
      cancelAnimationFrame(frame)
      setBeat(null)
    }
  }, [status])
  return beat
}
