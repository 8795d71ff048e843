import { createPlayerRenderer } from '../../../app/instruments/player/renderer.ts'
import type { Timeline } from '../../../app/instruments/player/timeline.ts'
import { decibels } from '../tuner/conditions.ts'

const BLOCK = 128
const TEMPO = 100
const EMPTY: Timeline = {
  ...{ length: 4, bar: 4, pulse: 1, feel: 'straight', order: [0] },
  ...{ actions: [], onsets: [] },
}

/** One oscillator of a click, as in `metronome/sounds.ts`: full for `hold`, then falling for `fall` (s). */
type Mode = { frequency: number; level: number; hold: number; fall: number; isSquare?: boolean }

const block = (frequency: number): Mode[] => [
  { frequency, level: 0.65, hold: 0.004, fall: 0.07 },
  { frequency: frequency * 1.58, level: 0.25, hold: 0.003, fall: 0.04 },
  { frequency: frequency * 2.41, level: 0.1, hold: 0.002, fall: 0.02 },
]
const bell = (frequency: number): Mode[] => [
  { frequency, level: 0.4, hold: 0.005, fall: 0.4 },
  { frequency: frequency * 0.5, level: 0.12, hold: 0.005, fall: 0.45 },
  { frequency: frequency * 1.19, level: 0.16, hold: 0.005, fall: 0.28 },
  { frequency: frequency * 1.5, level: 0.12, hold: 0.005, fall: 0.22 },
  { frequency: frequency * 2.01, level: 0.2, hold: 0.005, fall: 0.16 },
]
const beep = (frequency: number): Mode => ({
  ...{ frequency, level: 1, hold: 0.03, fall: 0.015, isSquare: true },
})

/** Beats of the metronome's sounds (loud one first in each bar of four) and of the player's click. */
export function clickTracks(sampleRate: number, seconds: number): Record<string, Float32Array> {
  const track = (loud: Mode[], normal: Mode[]) => beats(sampleRate, seconds, loud, normal)
  return {
    'metronome, square': track([beep(523.25), beep(1046.5)], [beep(523.25)]),
    'metronome, wood': track(block(1320), block(990)),
    'metronome, bell': track(bell(1568), bell(1175)),
    "the player's click": playerClicks(sampleRate, seconds),
  }
}

function beats(sampleRate: number, seconds: number, loud: Mode[], normal: Mode[]): Float32Array {
  const samples = new Float32Array(sampleRate * seconds)
  const every = (60 / TEMPO) * sampleRate
  for (let beat = 0; beat * every < samples.length; beat++) {
    for (const mode of beat % 4 === 0 ? loud : normal)
      addMode(samples, Math.round(beat * every), mode, sampleRate)
  }
  return samples
}

function addMode(samples: Float32Array, first: number, mode: Mode, sampleRate: number) {
  const { frequency, level, hold, fall, isSquare = false } = mode
  // The time constant with which Tone approaches silence.
  const constant = Math.log(fall + 1) / Math.log(200)
  const length = Math.min(samples.length - first, (hold + fall) * sampleRate)
  for (let i = 0; i < length; i++) {
    const time = i / sampleRate
    const sine = Math.sin(2 * Math.PI * frequency * time)
    const gain = decibels(-12) * level * Math.exp(-Math.max(0, time - hold) / constant)
    samples[first + i] = (samples[first + i] as number) + gain * (isSquare ? Math.sign(sine) : sine)
  }
}

function playerClicks(sampleRate: number, seconds: number): Float32Array {
  const renderer = createPlayerRenderer(sampleRate, 'steel', EMPTY, {
    ...{ tempo: TEMPO, loop: [0, EMPTY.length], tempoStep: 0, tempoGoal: TEMPO },
    ...{ hasClick: true, hasGuitar: true, countIn: 0 },
  })
  renderer.start(0, 0)
  const samples = new Float32Array(Math.floor((sampleRate * seconds) / BLOCK) * BLOCK)
  for (let frame = 0; frame < samples.length; frame += BLOCK)
    renderer.render(samples.subarray(frame, frame + BLOCK), frame)
  return samples
}
