import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Metronome } from './metronome-store.ts'

/** Debounce of tempo announcements: steps on the way are not announced (ms). */
const REST_MS = 700

/** Announces starts, stops and new tempi to screen readers, but no beats. */
export function Announcer({ tempo, status }: { tempo: number } & Pick<Metronome, 'status'>) {
  const { t } = useTranslation('instruments', { keyPrefix: 'metronome.said' })
  const [message, setMessage] = useState('')
  const before = useRef({ tempo, status })
  useEffect(() => {
    const was = before.current
    if (status !== was.status) {
      before.current = { tempo, status }
      if (status === 'running') setMessage(t('running', { tempo }))
      if (status === 'stopped') setMessage(t('stopped'))
      return
    }
    if (tempo === was.tempo) return
    const timer = setTimeout(() => {
      before.current = { tempo, status }
      setMessage(t('tempo', { tempo }))
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [tempo, status, t])
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  )
}
