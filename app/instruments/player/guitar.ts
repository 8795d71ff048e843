import { bandPass, biquad } from '../../sounds/biquad.ts'
import { seeded } from '../../sounds/samples.ts'
import { createStringVoice, type Material, type StringVoice } from './string-voice.ts'

export interface Guitar {
  /** From the first string, the highest, to the sixth. */
  strings: readonly StringVoice[]
  /** Adds the samples of a block to output[from..to), from -1 to 1. */
  render(output: Float32Array, from: number, to: number): void
  /** Stops all strings softly. */
  damp(): void
  isSilent(): boolean
}

const STRINGS = 6
/** Samples that are mixed at a time. */
const BLOCK = 128

/** A resonance of the body: middle (Hz), middle by bandwidth, gain above what is heard without it. */
interface Resonance {
  frequency: number
  q: number
  gain: number
}

/**
 * The air in the box, its top, and the many modes above, too close together to be heard singly
 * (Fletcher and Rossing, "The Physics of Musical Instruments", chapter 9).
 */
const BODY: Record<Material, readonly Resonance[]> = {
  steel: [
    { frequency: 104, q: 3, gain: 0.5 },
    { frequency: 200, q: 3.5, gain: 0.5 },
    { frequency: 410, q: 1, gain: 0.3 },
  ],
  nylon: [
    { frequency: 98, q: 3, gain: 0.7 },
    { frequency: 204, q: 3.5, gain: 0.7 },
    { frequency: 380, q: 1, gain: 0.5 },
  ],
}
/** Level of the strings in the mix: six loud ones stay mostly below `LINEAR`. */
const HEADROOM = 0.8
/** Up to this level the output is exactly the mix, above it is bent towards 1. */
const LINEAR = 0.75
/** The strings have ended for so long when the body has as well (s). */
const BODY_SECONDS = 0.25

/**
 * A guitar of six strings with its body, as mono samples. Rendering allocates nothing.
 *
 * @param sampleRate Hz
 * @param random from 0 to 1, for the noise of the plucks
 */
export function createGuitar(
  sampleRate: number,
  material: Material,
  random: () => number = Math.random,
): Guitar {
  const strings = Array.from({ length: STRINGS }, () =>
    // Each has its own noise, as they would share one in another order in blocks of another size.
    createStringVoice(sampleRate, { material, random: seeded(Math.floor(2 ** 32 * random())) }),
  )
  const body = createBody(sampleRate, BODY[material])
  const mix = new Float32Array(BLOCK)
  const bodySamples = BODY_SECONDS * sampleRate
  let samplesLeft = 0

  const stringsAreSilent = () => strings.every((string) => string.isSilent())

  function renderBlock(output: Float32Array, from: number, to: number) {
    mix.fill(0)
    for (const string of strings) string.render(mix, 0, to - from)
    for (let i = from; i < to; i++) {
      output[i] = (output[i] as number) + limit(body(HEADROOM * (mix[i - from] as number)))
    }
  }

  return {
    strings,
    render(output, from, to) {
      for (let start = from; start < to; ) {
        if (!stringsAreSilent()) samplesLeft = bodySamples
        if (samplesLeft <= 0) return
        const end = Math.min(to, start + BLOCK)
        renderBlock(output, start, end)
        samplesLeft -= end - start
        start = end
      }
    },
    damp() {
      for (const string of strings) string.damp()
    },
    isSilent: () => samplesLeft <= 0 && stringsAreSilent(),
  }
}

/** @returns a function that takes the next sample at the bridge and gives that of the sound */
function createBody(sampleRate: number, resonances: readonly Resonance[]) {
  const parts = resonances.map(({ frequency, q, gain }) => ({
    gain,
    filter: biquad(),
    coefficients: bandPass(frequency, q, sampleRate),
  }))
  return (sample: number) => {
    let sound = sample
    for (const { gain, filter, coefficients } of parts) {
      sound += gain * filter(sample, coefficients)
    }
    return sound
  }
}

/** Bends what is louder than `LINEAR` towards 1, without a corner. */
export function limit(sample: number): number {
  const size = Math.abs(sample)
  if (size <= LINEAR) return sample
  const over = (size - LINEAR) / (1 - LINEAR)
  return Math.sign(sample) * (LINEAR + (1 - LINEAR) * Math.tanh(over))
}
