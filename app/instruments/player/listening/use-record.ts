import { useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { PracticeEntry } from '../../../../domain/practice-log.ts'
import { recordPractice } from '../../practice/device-store.ts'
import type { HeardChord } from './play-along.tsx'
import { strumReport } from './strum-report.ts'
import { isClean, isTold } from './turn-report.ts'
import type { Turn } from './use-takes.ts'

interface Options {
  name: string
  title: string
  chords: readonly HeardChord[]
  player: { isOn: boolean }
}

/**
 * Keeps the result of practice when the player stops, or is left.
 *
 * @param turns that have been played since; emptied when they are kept
 * @returns keeps the changes that were counted in a minute
 */
export function useRecord({ name, title, chords, player }: Options, turns: RefObject<Turn[]>) {
  const { pathname: path } = useLocation()
  const keep = (seconds: number, result: PracticeEntry['result']) =>
    recordPractice({ piece: name, title, path, seconds, result })
  const keepTurns = useEffectEvent(() => {
    const played = turns.current
    turns.current = []
    const result = chords.length > 0 ? strumResult(played) : tabResult(played)
    if (result) keep(secondsOf(played), result)
  })
  const { isOn } = player
  useEffect(() => {
    if (!isOn) keepTurns()
    return keepTurns
  }, [isOn])
  return { changes: (count: number) => keep(60, { kind: 'changes', count }) }
}

/** @returns null if the ear could not tell enough */
export function tabResult(turns: readonly Turn[]): PracticeEntry['result'] | null {
  const told = turns.filter(({ takes }) => isTold(takes))
  const [best] = told.toSorted((a, b) => shareOf(b) - shareOf(a))
  if (!best) return null
  const clean = told.filter(({ takes }) => isClean(takes)).map(({ tempo }) => Math.round(tempo))
  const played = best.takes.filter(({ late }) => late !== null).length
  const tempo = clean.length > 0 ? Math.max(...clean) : null
  return { kind: 'tab', tempo, played, asked: best.takes.length }
}

export function strumResult(turns: readonly Turn[]): PracticeEntry['result'] | null {
  const lates = turns.flatMap(({ takes }) => takes.flatMap(({ late }) => late ?? []))
  const report = strumReport(lates)
  const tempo = turns[0]?.tempo
  return report && tempo ? { kind: 'strum', tempo: Math.round(tempo), ...report } : null
}

const shareOf = ({ takes }: Turn) => takes.filter(({ late }) => late !== null).length / takes.length

/** s, by the number of notes and their places. */
function secondsOf(turns: readonly Turn[]): number {
  const lengths = turns.map(({ takes, tempo }) => {
    const quarters = takes.reduce((sum, { after }) => sum + after, 0)
    return (quarters * 60) / tempo
  })
  return Math.round(lengths.reduce((sum, length) => sum + length, 0))
}
