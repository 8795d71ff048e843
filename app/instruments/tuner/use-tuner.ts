import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { notePartsOf } from './note-text.ts'
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

/** Note names in the visitor's language: 'Eb2' is 'Mi bemol'. */
export function useNoteName() {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner.notes' })
  return (name: string): string => {
    const parts = notePartsOf(name)
    if (!parts) return name
    const note = t(parts.letter)
    if (parts.sign === '♭') return t('flat', { note })
    return parts.sign === '♯' ? t('sharp', { note }) : note
  }
}
