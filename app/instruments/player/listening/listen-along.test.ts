import { expect, it } from 'vitest'
import { DEFAULT_METRE, isProblem, readScore } from '../../../../domain/music/score.ts'
import { createEar } from '../../ear/engine.ts'
import { stiffString } from '../../tuner/sounds.fixture.ts'
import { firstPosition, type PlayedBeat, type PlayerSettings, playBeat } from '../sequence.ts'
import { type Timeline, timelineOf } from '../timeline.ts'
import { expectationsOf } from './expectations.ts'
import { listenAlong, type Turn } from './use-takes.ts'

const RATE = 24_000
const LATENCY = 0.15
/** The microphone opens before the player starts (s of the audio clock). */
const OPENED = 3.2
const STARTED = 4

const TAB = [
  'e|-------------------------|-------------------------|',
  'B|-------------------------|-------1-----------------|',
  'G|-------0-----2-----------|-0-----------2-----0-----|',
  'D|-2-----------------2-----|-------------------------|',
  'A|-------------------------|-------------------------|',
  'E|-------------------------|-------------------------|',
].join('\n')

function timelineOfTab(): Timeline {
  const score = readScore(TAB, DEFAULT_METRE)
  if (isProblem(score)) throw new Error(score.kind)
  return timelineOf(score, 'straight')
}

const settings = (change: Partial<PlayerSettings>): PlayerSettings => ({
  ...{ tempo: 100, loop: null, tempoStep: 0, tempoGoal: 100 },
  ...{ hasClick: true, hasGuitar: false, countIn: 1, ...change },
})

/** A learner's note: seconds late, or semitones wrong, or left out. */
interface Slip {
  late?: number
  wrong?: number
  isLeftOut?: boolean
}

/** Turns that are reported for a learner who plays along with a timeline. */
function played(
  slipOf: (onset: number, turn: number) => Slip,
  change: Partial<PlayerSettings> = {},
) {
  const timeline = timelineOfTab()
  const expectations = expectationsOf(timeline)
  const beats = beatsOf(timeline, settings(change), change.loop ? 3 * timeline.length : 99)
  const last = beats.at(-1)
  const samples = new Float32Array(((last?.time ?? 0) + 3 - OPENED) * RATE)
  for (const beat of beats) {
    if (beat.isCountIn) continue
    for (const { at, onset, pitches } of expectations) {
      if (at < beat.from || at >= beat.to) continue
      const { late = 0, wrong = 0, isLeftOut } = slipOf(onset, beat.turn)
      if (isLeftOut) continue
      const share = (at - beat.from) / (beat.to - beat.from)
      const time = beat.time + share * beat.duration + LATENCY + late - OPENED
      for (const pitch of pitches) pluckAt(samples, time, pitch + wrong)
    }
  }
  return heardOf({ timeline, expectations, beats, samples })
}

function beatsOf(timeline: Timeline, how: PlayerSettings, longest: number): PlayedBeat[] {
  const beats: PlayedBeat[] = []
  let position = firstPosition(timeline, how, 0, STARTED)
  let quarters = 0
  while (quarters < longest) {
    const { beat, next } = playBeat(position, how, timeline)
    beats.push(beat)
    if (!beat.isCountIn) quarters += beat.to - beat.from
    if (!next) break
    position = next
  }
  return beats
}

/** Strings are damped when the next note begins, as a finger does. */
function pluckAt(samples: Float32Array, time: number, pitch: number) {
  const frequency = 440 * 2 ** ((pitch - 69) / 12)
  const sound = stiffString({ frequency, sampleRate: RATE, seconds: 0.7, seed: pitch })
  const first = Math.round(time * RATE)
  for (const [i, sample] of sound.entries()) {
    const fade = Math.min(1, (sound.length - i) / (0.05 * RATE))
    if (first + i < samples.length) samples[first + i] = (samples[first + i] ?? 0) + fade * sample
  }
}

interface Heard {
  timeline: Timeline
  expectations: ReturnType<typeof expectationsOf>
  beats: PlayedBeat[]
  samples: Float32Array
}

function heardOf({ expectations, beats, samples }: Heard) {
  const ear = createEar({ sampleRate: RATE })
  let pushed = 0
  const hearing = {
    ear,
    streamTime: (time: number) => time - OPENED,
    now: () => pushed / RATE,
  }
  const along = listenAlong({ hearing, expectations, latency: LATENCY })
  const turns: Turn[] = []
  const frame = RATE / 50
  for (; pushed + frame <= samples.length; ) {
    ear.push(samples.subarray(pushed, pushed + frame))
    pushed += frame
    const now = OPENED + pushed / RATE
    turns.push(...along.listen(beats.filter(({ time }) => time <= now).slice(-16)).ended)
  }
  turns.push(...along.end())
  return turns
}

const resultsOf = (turn: Turn | undefined) =>
  turn?.takes.toSorted((a, b) => a.onset - b.onset).map(({ result }) => result)

it('hears every note of a learner who plays in time', () => {
  const [turn, ...rest] = played(() => ({}))
  expect(rest).toEqual([])
  expect(resultsOf(turn)).toEqual(Array(8).fill('heard'))
  expect(turn?.tempo).toBeCloseTo(100)
})

it('tells late, early, missing and wrong notes from each other', () => {
  const slips: Record<number, Slip> = {
    1: { late: 0.11 },
    3: { late: -0.1 },
    4: { isLeftOut: true },
    6: { wrong: 1 },
  }
  const [turn] = played((onset) => slips[onset] ?? {})
  const results = resultsOf(turn)
  expect(results?.map((result) => (result === 'unsure' ? 'missing' : result))).toEqual([
    ...['heard', 'late', 'heard', 'early', 'missing', 'heard', 'missing', 'heard'],
  ])
})

it('reports each turn of a loop when it is over', () => {
  const turns = played((onset, turn) => ({ isLeftOut: turn === 1 && onset > 3 }), { loop: [0, 8] })
  expect(turns.map(({ turn }) => turn)).toEqual([0, 1, 2])
  const heard = turns.map((turn) => resultsOf(turn)?.filter((result) => result === 'heard').length)
  expect(heard).toEqual([8, 4, 8])
})
