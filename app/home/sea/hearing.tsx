import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { NoteSign } from '../../instruments/tuner/note-sign.tsx'
import { latestFrame, startTuner } from '../../instruments/tuner/tuner-store.ts'
import { openStrings } from '../../instruments/tuner/tunings.ts'
import { useNoteName, useTuner } from '../../instruments/tuner/use-tuner.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { seaStrings } from '../../ui/sea-wave.ts'

/** Interval at which a string that keeps sounding is plucked again (ms): before it stops swinging. */
const AGAIN_MS = 450
/** The level of a string that is played hard, and of one that is barely audible (dB below full scale). */
const LOUD_DB = -12
const SOFT_DB = -50

interface HearingProps {
  onHeard: (index: number, strength: number) => void
  onEnd: () => void
}

/** Reports the string that the tuner detects; the microphone is released on unmount. */
export default function Hearing({ onHeard, onEnd }: HearingProps) {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner' })
  const { t: home } = useTranslation('home')
  const noteName = useNoteName()
  const { status, problem, settings, display } = useTuner()
  const { string, sounding } = display
  const place = placeOf(string, settings)
  const swing = useEffectEvent(() => {
    if (place) onHeard(place - 1, strengthOf(latestFrame().level))
  })

  useEffect(() => void startTuner(), [])
  useEffect(() => {
    if (!sounding || !string) return
    swing()
    const timer = setInterval(swing, AGAIN_MS)
    return () => clearInterval(timer)
  }, [sounding, string])

  if (problem) {
    return (
      <p role="alert" className="py-1.5 px-4.5 leading-snug text-foam bg-night/80 rounded-xl">
        {t(`problems.${problem}`)}
      </p>
    )
  }
  return (
    <>
      <p role="status" className="py-1.5 px-4.5 leading-snug text-foam bg-night/80 rounded-xl">
        {status !== 'on' && t('starting')}
        {status === 'on' && !string && t('advice.waiting')}
        {string && (
          <>
            <span className="display text-3xl">
              <NoteSign name={string} />
            </span>{' '}
            {place ? t('string', { place, note: noteName(string) }) : noteName(string)}
          </>
        )}
      </p>
      <Button variant="glass" onClick={onEnd}>
        <Icon name="mic-off" className="size-5" />
        {home('sea.stop')}
      </Button>
    </>
  )
}

/** Index of a string, from the thinnest; null when the sea has no such string. */
function placeOf(
  string: string | null,
  { tuning, a4 }: ReturnType<typeof useTuner>['settings'],
): number | null {
  if (!string) return null
  const names =
    tuning === 'chromatic'
      ? seaStrings.map(({ note }) => note)
      : openStrings(tuning, a4)
          .map(({ name }) => name)
          .reverse()
  const index = names.indexOf(string)
  return index < 0 || index >= seaStrings.length ? null : index + 1
}

const strengthOf = (level: number) =>
  Math.max(0.2, Math.min(1, (level - SOFT_DB) / (LOUD_DB - SOFT_DB)))
