import { useEffect, useEffectEvent, useState } from 'react'
import type { Hearing } from '../../ear/hearing.ts'
import { playedBeats } from '../player-store.ts'
import type { PlayedBeat } from '../sequence.ts'
import type { Expectation } from './expectations.ts'
import { createJudge, type Take } from './judge.ts'

/** Interval at which takes are decided (ms). */
const INTERVAL = 40

/** Takes of a turn of the loop, or of the whole piece. */
export interface Turn {
  turn: number
  /** Quarters per minute. */
  tempo: number
  takes: Take[]
}

interface Options {
  hearing: Hearing
  expectations: readonly Expectation[]
  /** From a sound's time in the audio thread to its time in the microphone (s). */
  latency: number
  /** True while the piece plays. */
  isOn: boolean
  onTurn: (turn: Turn) => void
}

/** Listens along while a piece plays. @returns the takes of the turn that is played, by onset */
export function useTakes({ hearing, expectations, latency, isOn, onTurn }: Options) {
  const [takes, setTakes] = useState<ReadonlyMap<number, Take>>(new Map())
  const onEnded = useEffectEvent(onTurn)
  useEffect(() => {
    if (!isOn) return
    const ear = listenAlong({ hearing, expectations, latency })
    setTakes(new Map())
    function report(turns: Turn[]) {
      for (const turn of turns) onEnded(turn)
    }
    const timer = setInterval(() => {
      const { settled, ended } = ear.listen(playedBeats())
      if (settled.length > 0)
        setTakes(
          (last) => new Map([...last, ...settled.map((take) => [take.onset, take] as const)]),
        )
      report(ended)
    }, INTERVAL)
    return () => {
      clearInterval(timer)
      report(ear.end())
    }
  }, [hearing, expectations, latency, isOn])
  return takes
}

type Along = Pick<Options, 'expectations' | 'latency'> & {
  hearing: Pick<Hearing, 'ear' | 'streamTime' | 'now'>
}

/** Turns beats that have been played into takes, and takes into turns. */
export function listenAlong({ hearing, expectations, latency }: Along) {
  const judge = createJudge(hearing.ear)
  const turns = new Map<number, Turn>()
  let last: PlayedBeat | undefined

  function expectBeat(beat: PlayedBeat) {
    const quarter = beat.duration / (beat.to - beat.from)
    const turn = turns.get(beat.turn) ?? { turn: beat.turn, tempo: 60 / quarter, takes: [] }
    turns.set(beat.turn, turn)
    for (const expectation of expectations) {
      if (expectation.at < beat.from || expectation.at >= beat.to) continue
      const due = beat.time + (expectation.at - beat.from) * quarter
      judge.expect(expectation, beat.turn, hearing.streamTime(due) + latency, quarter)
    }
    last = beat
  }

  function settle(): Take[] {
    const settled = judge.settle(hearing.now())
    for (const take of settled) turns.get(take.turn)?.takes.push(take)
    return settled
  }

  /** Takes the turns that are over: those before the one that plays, once all of theirs is decided. */
  function endedTurns(): Turn[] {
    const ended = [...turns.values()].filter(
      ({ turn }) => turn < (last?.turn ?? 0) && !judge.isWaitingIn(turn),
    )
    for (const { turn } of ended) turns.delete(turn)
    return ended
  }

  return {
    /** @param beats the last that have begun, in order */
    listen(beats: readonly PlayedBeat[]): { settled: Take[]; ended: Turn[] } {
      for (const beat of beats)
        if (!beat.isCountIn && beat.time > (last?.time ?? Number.NEGATIVE_INFINITY))
          expectBeat(beat)
      return { settled: settle(), ended: endedTurns() }
    },
    /** @returns what there is of the turns that were not reported */
    end(): Turn[] {
      settle()
      return [...turns.values()].filter(({ takes }) => takes.length > 0)
    },
  }
}
