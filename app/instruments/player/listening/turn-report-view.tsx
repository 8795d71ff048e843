import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import type { PlayerState } from '../use-player.ts'
import { IN_TIME } from './judge.ts'
import { strumReport } from './strum-report.ts'
import { type BarReport, barsOf, isClean, isTold, weakestBar } from './turn-report.ts'
import type { Turn } from './use-takes.ts'

/** Interval of announcements to screen readers (ms). */
const SPOKEN_EVERY = 8000
/** A bar that is out of time by less is in time (s). */
const NOTABLE = IN_TIME / 2

interface TurnReportProps {
  turn: Turn
  player: PlayerState
  /** True for chords, whose report includes the steadiness of the right hand. */
  isChords: boolean
}

/** A calm summary of a turn: bar by bar, with the weakest offered as a loop. */
export function TurnReport({ turn: { takes }, player, isChords }: TurnReportProps) {
  const { t } = useTranslation('listening', { keyPrefix: 'report' })
  const bars = barsOf(takes)
  const weakest = weakestBar(takes)
  const played = bars.reduce((sum, bar) => sum + bar.played, 0)
  const summary = !isTold(takes)
    ? t('unsure')
    : isClean(takes)
      ? t('clean')
      : t('played', { played, asked: takes.length })
  const strum = isChords
    ? strumReport(takes.flatMap(({ late }) => (late === null ? [] : [late])))
    : null
  const spoken = useSpoken(summary)

  return (
    <div className="grid gap-2">
      <p className="font-bold">{summary}</p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {isTold(takes) && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[1rem]">
          {bars.map((bar) => (
            <li key={bar.bar}>
              <b>{t('bar', { bar: bar.bar + 1 })}</b>{' '}
              {t('share', { played: bar.played, asked: bar.asked })}
              {timingOf(bar) && `, ${t(timingOf(bar) ?? 'early')}`}
            </li>
          ))}
        </ul>
      )}
      {strum && (
        <p>
          {t('steadiness', { ms: strum.steadiness })}{' '}
          {t(strum.late < 0 ? 'ahead' : 'behind', { ms: Math.abs(strum.late) })}
        </p>
      )}
      {weakest !== null && isTold(takes) && (
        <Button
          variant="ink"
          className="justify-self-start"
          onClick={() => player.setLoop([weakest, weakest])}
        >
          {t('loopBar', { bar: weakest + 1 })}
        </Button>
      )}
    </div>
  )
}

function timingOf({ played, late }: BarReport): 'early' | 'late' | null {
  if (played === 0 || Math.abs(late) < NOTABLE) return null
  return late < 0 ? 'early' : 'late'
}

/** A text that changes at a bearable rate. */
function useSpoken(text: string): string {
  const [spoken, setSpoken] = useState(text)
  const at = useRef(0)
  useEffect(() => {
    const wait = Math.max(0, at.current + SPOKEN_EVERY - performance.now())
    const timer = setTimeout(() => {
      at.current = performance.now()
      setSpoken(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [text])
  return spoken
}
