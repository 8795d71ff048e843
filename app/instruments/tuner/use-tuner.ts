import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { noteParts } from '../../../domain/music/note-names.ts'
import { useNotation } from '../notation.ts'
import { splitOctave } from './notes.ts'
import { getTuner, initialTuner, subscribeToTuner } from './tuner-store.ts'

/** The tuner as a value that components subscribe to; it listens while one of them is mounted. */
export const useTuner = () => useSyncExternalStore(subscribeToTuner, getTuner, () => initialTuner)

const REDUCED = '(prefers-reduced-motion: reduce)'

export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(REDUCED)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(REDUCED).matches,
    () => false,
  )
}

/** Calls `draw` before every repaint while something is to be drawn, with the seconds since the last. */
export function useFrames(isOn: boolean, draw: (elapsed: number) => void) {
  const onFrame = useEffectEvent(draw)
  useEffect(() => {
    if (!isOn) return
    let last: number | undefined
    let request = requestAnimationFrame(function frame(now) {
      onFrame((now - (last ?? now)) / 1000)
      last = now
      request = requestAnimationFrame(frame)
    })
    return () => cancelAnimationFrame(request)
  }, [isOn])
}

/** Note names as the reader wants them, in words: 'Eb2' is 'Mi bemol'. */
export function useNoteName() {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner.notes' })
  const notation = useNotation()
  return (name: string): string => {
    const { step: note, sign } = noteParts(splitOctave(name).note, notation)
    return sign ? t(sign === '♭' ? 'flat' : 'sharp', { note }) : note
  }
}
