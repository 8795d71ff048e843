import { createEar } from '../../../app/instruments/ear/engine.ts'
import type { Recording } from '../tuner/recordings.ts'
import { addNote, noteOf, openPitch, type Sound } from './notes.ts'
import { mark } from './report.ts'

const SECONDS = 20
const BLOCK = 128
const EVERY = 0.125
const DECIDED_AFTER = 0.15
const ALLOWED = 0.15
const TARGET_MS = 40

/** The cost of a second of eight notes: every sample, and a verdict on every note and on a chord. */
export function measureCost(clips: readonly Recording[]) {
  const sound = notesInARow(clips)
  run(sound)
  const before = process.threadCpuUsage()
  run(sound)
  const { user, system } = process.threadCpuUsage(before)
  const ms = (user + system) / 1000 / SECONDS
  console.log(`\nCost of a second of sound: ${ms.toFixed(1)} ms${mark(ms <= TARGET_MS)}`)
}

function notesInARow(clips: readonly Recording[]): Sound {
  const sampleRate = 48_000
  const sound = { sampleRate, samples: new Float32Array(SECONDS * sampleRate) }
  for (let i = 0; i * EVERY < SECONDS; i++) {
    const clip = clips[(i * 5) % clips.length] as Recording
    const pitch = openPitch(clip) + (i % 5) + 12 * Math.log2(clip.sampleRate / sampleRate)
    addNote(sound, noteOf(clip, pitch), { seconds: i * EVERY, until: (i + 3) * EVERY })
  }
  return sound
}

function run({ samples, sampleRate }: Sound) {
  const ear = createEar({ sampleRate })
  let next = DECIDED_AFTER
  for (let at = 0; at + BLOCK <= samples.length; at += BLOCK) {
    ear.push(samples.subarray(at, at + BLOCK))
    if (at / sampleRate < next) continue
    const attack = next - DECIDED_AFTER
    const window = { from: attack - ALLOWED, to: attack + ALLOWED }
    ear.judge({ pitches: [45 + (Math.round(next / EVERY) % 20)], ...window })
    ear.judge({ pitches: [45, 52, 57, 60, 64], ...window })
    next += EVERY
  }
}
