import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Exercise } from './player-settings.ts'

/** Below the controls while an exercise is open: what to listen for, and the time that is left of it. */
export function ExerciseLine({ exercise, isOn }: { exercise: Exercise; isOn: boolean }) {
  const { t } = useTranslation('player', { keyPrefix: 'exercise' })
  const left = useTimeLeft(exercise, isOn)
  return (
    <div className="mt-2 flex flex-wrap gap-x-4 px-1 text-[1rem] leading-snug">
      {exercise.listen && (
        <p>
          <b>{t('listen')}</b> {exercise.listen}
        </p>
      )}
      {left !== null && (
        <p role={left === 0 ? 'status' : undefined} className="lining-nums tabular-nums">
          {left > 0 ? t('left', { time: clock(left) }) : t('over')}
        </p>
      )}
    </div>
  )
}

/** Seconds of an exercise that are left, counted while it plays; null if it has no time. */
function useTimeLeft(exercise: Exercise, isOn: boolean): number | null {
  const [spent, setSpent] = useState({ exercise, seconds: 0 })
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(
      () => setSpent((last) => ({ exercise, seconds: secondsOf(last, exercise) + 1 })),
      1000,
    )
    return () => clearInterval(timer)
  }, [exercise, isOn])
  if (exercise.minutes === null) return null
  return Math.max(0, exercise.minutes * 60 - secondsOf(spent, exercise))
}

/** Opened again, an exercise begins anew. */
const secondsOf = (spent: { exercise: Exercise; seconds: number }, exercise: Exercise) =>
  spent.exercise === exercise ? spent.seconds : 0

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
