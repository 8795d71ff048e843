import { useEffect, useEffectEvent, useState } from 'react'
import type { NamedChord } from '../../instruments/ear/chord-namer.ts'
import { onSamples } from '../../instruments/tuner/tuner-store.ts'
import type { Heard } from './chord-naming.worker.ts'
import workerUrl from './chord-naming.worker.ts?worker&url'

/** A chord that has been named is shown for so long (ms). */
const SHOWN_MS = 2000

/**
 * The chord that was strummed into the tuner's microphone just now; null after two seconds.
 *
 * @param a4 Hz
 * @param onNamed called once for every strum that is named
 */
export function useNamedChord(a4: number, onNamed: (chord: NamedChord) => void): NamedChord | null {
  const [chord, setChord] = useState<NamedChord | null>(null)
  const name = useEffectEvent((named: NamedChord) => {
    setChord(named)
    onNamed(named)
  })
  useEffect(() => {
    const worker = new Worker(workerUrl, { type: 'module' })
    let timer: ReturnType<typeof setTimeout> | undefined
    worker.addEventListener('message', ({ data }: MessageEvent<NamedChord>) => {
      name(data)
      clearTimeout(timer)
      timer = setTimeout(() => setChord(null), SHOWN_MS)
    })
    const stop = onSamples((samples, sampleRate) =>
      worker.postMessage({ samples, sampleRate, a4 } satisfies Heard),
    )
    return () => {
      stop()
      clearTimeout(timer)
      worker.terminate()
    }
  }, [a4])
  return chord
}
