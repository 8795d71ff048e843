import { createEar, type EarOptions } from './engine.ts'

/** An ear knows the level of a room after so much silence, in seconds. */
const SILENCE_SECONDS = 0.8
/** The sound begins within this time, so that it does not click, in seconds. */
const FADE_SECONDS = 0.01
/** Largest distance from there to the attack, in seconds. */
const AROUND = 0.1
/** Clarity from which it is sure. */
const SURE = 0.9

/**
 * Tells whether notes are heard in what follows an attack, as if it began there: strings ring on,
 * while a syllable is over or has another pitch.
 *
 * @param samples from some time after the attack on
 * @param sets notes (MIDI numbers) that sound together, each to be heard
 */
export function ringsOn(samples: Float32Array, sets: number[][], options: EarOptions): boolean {
  const { sampleRate } = options
  const ear = createEar(options)
  const fade = FADE_SECONDS * sampleRate
  ear.push(new Float32Array(Math.round(SILENCE_SECONDS * sampleRate)))
  ear.push(samples.map((sample, i) => sample * Math.min(1, i / fade)))
  const window = { from: SILENCE_SECONDS - AROUND, to: SILENCE_SECONDS + AROUND }
  return sets.every((pitches) => {
    const { heard, clarity } = ear.judge({ pitches, ...window })
    return heard && clarity >= SURE
  })
}
