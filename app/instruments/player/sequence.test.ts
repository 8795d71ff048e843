import { expect, it } from 'vitest'
import { type PlayerSettings, type Position, playBeat } from './sequence.ts'
import type { Timeline } from './timeline.ts'

const TIMELINE: Timeline = {
  ...{ length: 16, bar: 4, pulse: 1, feel: 'straight', order: [0, 1, 2, 3] },
  ...{ actions: [], onsets: [] },
}
const SETTINGS: PlayerSettings = {
  ...{ tempo: 60, loop: [4, 8], tempoStep: 0, tempoGoal: 60 },
  ...{ hasClick: false, hasGuitar: true, countIn: 1 },
}

it('plays all of a loop that was begun within it', () => {
  const beats = []
  let position: Position | null = { at: 6, from: 6, count: 0, turn: 0, time: 0 }
  while (position && beats.length < 8) {
    const step = playBeat(position, SETTINGS, TIMELINE)
    beats.push(step.beat)
    position = step.next
  }
  expect(beats.map(({ from }) => from)).toEqual([6, 7, 4, 5, 6, 7, 4, 5])
  expect(beats.filter(({ isCountIn }) => isCountIn)).toEqual([])
})
