import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/field.tsx'
import { type Calibration, loadCalibration, storeCalibration } from '../../ear/calibration.ts'
import { type Hearing, openHearing } from '../../ear/hearing.ts'
import { canListen, MicrophoneError, type MicrophoneProblem } from '../../microphone.ts'
import { stayAwake } from '../player-store.ts'
import { InputCheck } from './input-check.tsx'
import { PlayAlong, type PlayAlongProps } from './play-along.tsx'

type Problem = MicrophoneProblem | 'unplugged' | 'hidden'

type ListeningProps = Omit<PlayAlongProps, 'hearing' | 'calibration' | 'onCheck'> & {
  audio: AudioContext
}

/**
 * The ear beside the player, from the opening of the microphone on. The microphone is released with it, and when
 * the page is hidden.
 */
export default function Listening({ audio, ...props }: ListeningProps) {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner' })
  const { t: listening } = useTranslation('listening')
  const [attempt, setAttempt] = useState(0)
  const { hearing, problem } = useHearing(audio, attempt)
  const [calibration, setCalibration] = useState<Calibration | null>(null)
  const [isChecking, setChecking] = useState(false)
  useEffect(() => {
    if (hearing) setCalibration(loadCalibration(hearing.device))
  }, [hearing])

  if (problem)
    return (
      <div className="listening">
        <Failure role="alert">{t(`problems.${problem}`)}</Failure>
        <Button variant="ink" onClick={() => setAttempt(attempt + 1)}>
          {listening('again')}
        </Button>
      </div>
    )
  if (!hearing)
    return (
      <p role="status" className="listening">
        {listening('opening')}
      </p>
    )
  if (!calibration || isChecking)
    return (
      <InputCheck
        hearing={hearing}
        audio={audio}
        onDone={(found) => {
          storeCalibration(hearing.device, found)
          setCalibration(found)
          setChecking(false)
        }}
      />
    )
  return (
    <PlayAlong
      {...props}
      hearing={hearing}
      calibration={calibration}
      onCheck={() => setChecking(true)}
    />
  )
}

/** @param attempt another number opens the microphone again */
function useHearing(audio: AudioContext, attempt: number) {
  const [state, setState] = useState<{ hearing?: Hearing; problem?: Problem }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt
  useEffect(() => {
    const session = new AbortController()
    const { signal } = session
    function end(problem: Problem) {
      session.abort()
      setState({ problem })
    }
    setState({})
    open(audio, signal, end).then(
      (hearing) => hearing && setState({ hearing }),
      (error) => {
        console.info(`The ear hears nothing: ${error instanceof Error ? error.message : error}`)
        if (!signal.aborted) end(error instanceof MicrophoneError ? error.problem : 'failed')
      },
    )
    document.addEventListener('visibilitychange', () => document.hidden && end('hidden'), {
      signal,
    })
    return () => session.abort()
  }, [audio, attempt])
  return state
}

/** @returns undefined if it was ended meanwhile */
async function open(audio: AudioContext, signal: AbortSignal, end: (problem: Problem) => void) {
  if (!canListen()) throw new MicrophoneError('unsupported')
  await stayAwake(audio, signal)
  const hearing = await openHearing(audio, () => end('unplugged'))
  if (signal.aborted) {
    hearing.close()
    return undefined
  }
  signal.addEventListener('abort', hearing.close, { once: true })
  return hearing
}
