import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import type { Calibration } from '../../ear/calibration.ts'
import type { Hearing } from '../../ear/hearing.ts'
import { QUIETEST_DB } from '../../tuner/level.ts'
import { TapAlong } from './tap-along.tsx'

/** Interval of the meter (ms). */
const INTERVAL = 60
/** Room that is louder than this makes it hard to hear; a guitar stands out of it by so much (dB). */
const LOUD_ROOM = -42
const STANDS_OUT = 12
/** Louder clips; softer is far away (dB below full scale). */
const TOO_LOUD = -3
const TOO_SOFT = -42

interface InputCheckProps {
  hearing: Hearing
  audio: AudioContext
  onDone: (calibration: Calibration) => void
}

/** Before the first time: is the guitar heard, is the room quiet, and how late is the sound? */
export function InputCheck({ hearing, audio, onDone }: InputCheckProps) {
  const { t } = useTranslation('listening', { keyPrefix: 'check' })
  const { level, room, loudest } = useLevels(hearing)
  const [step, setStep] = useState<'level' | 'shaking' | 'taps'>('level')
  const advice = adviceOn(room, loudest)

  async function shake() {
    setStep('shaking')
    const latency = await hearing.shakeHands()
    if (latency === null) setStep('taps')
    else onDone({ latency: Math.round(latency * 1000), isAudible: true })
  }

  return (
    <section className="listening" aria-label={t('title')}>
      <p className="display text-xl">{t('title')}</p>
      <p>{t('private')}</p>
      {step !== 'taps' && (
        <>
          <p>{t('pluck')}</p>
          <Meter level={level} />
          <p role="status" className="font-bold">
            {t(`advice.${advice}`)}
          </p>
          <p>{t('shake')}</p>
          <Button variant="ink" aria-disabled={step === 'shaking'} onClick={shake}>
            {t(step === 'shaking' ? 'shaking' : 'start')}
          </Button>
        </>
      )}
      {step === 'taps' && (
        <>
          <p>{t('headphones')}</p>
          <TapAlong
            hearing={hearing}
            audio={audio}
            onDone={(latency) => onDone({ latency, isAudible: false })}
          />
          <Button variant="ink" onClick={() => setStep('level')}>
            {t('loudspeaker')}
          </Button>
        </>
      )}
    </section>
  )
}

/** A bar of light from silence to full scale. */
function Meter({ level }: { level: number }) {
  const share = Math.min(1, Math.max(0, 1 - level / QUIETEST_DB))
  return (
    <div aria-hidden="true" className="h-3 w-full max-w-80 overflow-hidden rounded-full bg-ink/20">
      <div className="h-full origin-left bg-midnight" style={{ scale: `${share} 1` }} />
    </div>
  )
}

/** Level now, that of the room, and the highest (dB below full scale). */
function useLevels(hearing: Hearing) {
  const [levels, setLevels] = useState({ level: QUIETEST_DB, room: 0, loudest: QUIETEST_DB })
  useEffect(() => {
    const recent: number[] = []
    const timer = setInterval(() => {
      const level = hearing.level()
      recent.push(level)
      if (recent.length > LOOK_BACK) recent.shift()
      const sorted = recent.toSorted((a, b) => a - b)
      setLevels({
        level,
        room: sorted[Math.floor(sorted.length / 10)] ?? QUIETEST_DB,
        loudest: sorted.at(-1) ?? QUIETEST_DB,
      })
    }, INTERVAL)
    return () => clearInterval(timer)
  }, [hearing])
  return levels
}

/** Levels of the last ten seconds. */
const LOOK_BACK = 170

/** Key of the advice. */
export function adviceOn(room: number, loudest: number) {
  if (room > LOUD_ROOM) return 'noise'
  if (loudest < room + STANDS_OUT || loudest <= QUIETEST_DB) return 'waiting'
  if (loudest > TOO_LOUD) return 'loud'
  return loudest < TOO_SOFT ? 'soft' : 'good'
}
