import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import type { Hearing } from '../../ear/hearing.ts'
import { createChangeCounter } from './change-counter.ts'
import type { HeardChord } from './play-along.tsx'

/** s */
const MINUTE = 60
const COUNT_IN = 3
const INTERVAL = 80

interface ChangeDrillProps {
  hearing: Hearing
  first: HeardChord
  second: HeardChord
  onCount: (changes: number) => void
}

/** A minute of changes between two chords, counted by ear. */
export function ChangeDrill({ hearing, first, second, onCount }: ChangeDrillProps) {
  const { t } = useTranslation('listening', { keyPrefix: 'changes' })
  const [state, setState] = useState({ left: 0, changes: 0, due: 0, isOver: false })
  const [isOn, setOn] = useState(false)
  const count = useEffectEvent(onCount)

  useEffect(() => {
    if (!isOn) return
    const begin = hearing.now() + COUNT_IN
    const counter = createChangeCounter(hearing.ear, [first.pitches, second.pitches], begin)
    const timer = setInterval(() => {
      const now = hearing.now()
      if (now >= begin) counter.listen(now)
      const left = Math.min(MINUTE, Math.ceil(begin + MINUTE - now))
      const [changes, due] = [counter.changes(), counter.due()]
      setState({ left: Math.max(0, left), changes, due, isOver: left <= 0 })
      if (left > 0) return
      setOn(false)
      count(changes)
    }, INTERVAL)
    return () => clearInterval(timer)
  }, [isOn, hearing, first, second])

  return (
    <div className="grid gap-2 border-t-2 border-dashed border-sepia pt-3">
      <p className="display text-xl">{t('title')}</p>
      <p>{t('how', { first: first.name, second: second.name })}</p>
      {isOn && (
        <p className="font-bold lining-nums tabular-nums">
          {t('running', { count: state.changes, left: state.left })}{' '}
          {t('due', { chord: (state.due === 0 ? first : second).name })}
        </p>
      )}
      <p role="status" className="font-bold">
        {state.isOver && !isOn && t('result', { count: state.changes })}
      </p>
      <Button variant="ink" className="justify-self-start" onClick={() => setOn(!isOn)}>
        {t(isOn ? 'stop' : 'start')}
      </Button>
    </div>
  )
}
