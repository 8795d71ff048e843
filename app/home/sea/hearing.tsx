import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NoteSign } from '../../instruments/tuner/note-sign.tsx'
import { latestFrame, startTuner } from '../../instruments/tuner/tuner-store.ts'
import { openStrings } from '../../instruments/tuner/tunings.ts'
import { useNoteName, useTuner } from '../../instruments/tuner/use-tuner.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { seaStrings } from '../../ui/sea-wave.ts'
import { ChordAnnouncer, ChordSign } from './chord-sign.tsx'
import { leanShip } from './lean.ts'
import { useNamedChord } from './use-named-chord.ts'

/** Interval at which a string that keeps sounding is plucked again (ms): before it stops swinging. */
const AGAIN_MS = 450
/** The level of a string that is played hard, and of one that is barely audible (dB below full scale). */
const LOUD_DB = -12
const SOFT_DB = -50

interface HearingProps {
  onHeard: (index: number, strength: number) => void
  onEnd: () => void
}

/**
 * Reports the string that the tuner detects, and those of a chord that the ear names, to which the ship leans; the
 * microphone is released on unmount.
 */
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

  const sign = useRef<HTMLParagraphElement>(null)
  const chord = useNamedChord(settings.a4, ({ strings }) => {
    for (const index of strings) onHeard(index, strengthOf(latestFrame().level))
    const scene = sign.current?.closest('.hero')
    if (scene) leanShip(scene)
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
      <p
        ref={sign}
        role="status"
        className="py-1.5 px-4.5 leading-snug text-foam bg-night/80 rounded-xl"
      >
        {status !== 'on' && t('starting')}
        {status === 'on' && chord && (
          <Suspense>
            <ChordSign chord={chord} />
          </Suspense>
        )}
        {status === 'on' && !chord && !string && t('advice.waiting')}
        {string && !chord && (
          <>
            <span className="display text-3xl">
              <NoteSign name={string} />
            </span>{' '}
            {place ? t('string', { place, note: noteName(string) }) : noteName(string)}
          </>
        )}
      </p>
      <Suspense>
        <ChordAnnouncer chord={chord} />
      </Suspense>
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
