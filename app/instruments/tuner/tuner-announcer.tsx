import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { verdictOf } from './display.ts'
import { getTuner } from './tuner-store.ts'
import { useNoteName, useTuner } from './use-tuner.ts'

/** How often a screen reader is told, at the most (ms): a sentence has to be over before the next. */
const PAUSE_MS = 2500

/** Tells what is heard in words, now and then, and only when it has changed. */
export function TunerAnnouncer() {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner' })
  const noteName = useNoteName()
  const { status } = useTuner()
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (status !== 'on') return setSaid('')
    setSaid(t('said.on'))
    const timer = setInterval(() => {
      const { display } = getTuner()
      if (!display.string || !display.sounding) return
      const verdict = display.inTune.reached ? 'reached' : verdictOf(display)
      const note = noteName(display.string)
      setSaid(t(`said.${verdict}`, { note, count: Math.abs(display.cents) }))
    }, PAUSE_MS)
    return () => clearInterval(timer)
  }, [status, t, noteName])

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
