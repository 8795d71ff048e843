import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { verdictOf } from './display.ts'
import { getTuner } from './tuner-store.ts'
import { useNoteName, useTuner } from './use-tuner.ts'

/**
 * Minimum interval between announcements to a screen reader (ms): a sentence has to end before the
 * next.
 */
const PAUSE_MS = 2500
/** A string that wavers by less than this is not announced again (cents). */
const WAVER = 3

const NOTHING = { text: '', reading: '', cents: 0 }

/** Announces readings to screen readers, at intervals and only when they have changed. */
export function TunerAnnouncer() {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner' })
  const noteName = useNoteName()
  const { status } = useTuner()
  const [announced, setAnnounced] = useState(NOTHING)

  const announce = useEffectEvent(() => {
    const { display } = getTuner()
    if (!display.string || !display.sounding) return
    const { string, cents } = display
    const verdict = display.inTune.reached ? 'reached' : verdictOf(display)
    const reading = `${string} ${verdict}`
    if (reading === announced.reading && Math.abs(cents - announced.cents) < WAVER) return
    const note = noteName(string)
    setAnnounced({ text: t(`said.${verdict}`, { note, count: Math.abs(cents) }), reading, cents })
  })

  useEffect(() => {
    if (status !== 'on') return setAnnounced(NOTHING)
    setAnnounced({ ...NOTHING, text: t('said.on') })
    const timer = setInterval(announce, PAUSE_MS)
    return () => clearInterval(timer)
  }, [status, t])

  return (
    <p role="status" className="sr-only">
      {announced.text}
    </p>
  )
}
