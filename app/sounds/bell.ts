import type { Samples } from './samples.ts'

const SECONDS = 0.3
/** The note that is heard: an octave above the guitar's highest open string and more (Hz). */
const STRIKE = 1568
/**
 * Partials of a small bell: their ratio to the strike note, how strong they are, and how long they
 * take to fade by 60 dB (s). The minor third is what makes it a bell (Rossing, The Science of Sound).
 */
const PARTIALS = [
  { ratio: 1, strength: 1, decay: 0.55 },
  { ratio: 1.2, strength: 0.35, decay: 0.4 },
  { ratio: 1.5, strength: 0.2, decay: 0.35 },
  { ratio: 2, strength: 0.55, decay: 0.3 },
  { ratio: 2.67, strength: 0.18, decay: 0.2 },
] as const
/** The clapper is soft, and the end does not click (s). */
const ATTACK = 0.003
const RELEASE = 0.06

/**
 * A small ship's bell, struck once: it signals that a string is in tune.
 *
 * @param sampleRate Hz
 * @returns 300 ms, from -1 to 1
 */
export function bell(sampleRate: number): Samples {
  const length = Math.round(SECONDS * sampleRate)
  const total = PARTIALS.reduce((sum, { strength }) => sum + strength, 0)
  return Float32Array.from({ length }, (_, i) => {
    const time = i / sampleRate
    const edge = Math.min(1, time / ATTACK, (length - i) / sampleRate / RELEASE)
    const sum = PARTIALS.reduce(
      (sounding, { ratio, strength, decay }) =>
        sounding +
        strength * 10 ** ((-3 * time) / decay) * Math.sin(2 * Math.PI * STRIKE * ratio * time),
      0,
    )
    return (edge * sum) / total
  })
}
