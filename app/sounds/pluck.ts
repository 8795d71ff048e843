import type { Samples } from './samples.ts'

/** Share of the loss in each period that is for the treble: how dull the string is. */
const DULLNESS = 0.5
/** Decay time of the tone, by 60 dB (s). */
const DECAY_SECONDS = 4
/** Position of the pluck, as a share of the string's length from the bridge. */
const PLUCKED_AT = 0.17
const PEAK = 0.8
/** The end fades, so that it does not click (s). */
const FADE_SECONDS = 0.05

/**
 * A plucked string, by the algorithm of Karplus and Strong with the extensions of Jaffe and Smith
 * (Computer Music Journal 7/2, 1983): a delay line fed back through a low-pass, and an all-pass for
 * the fraction of a sample by which its length is not whole.
 *
 * @param frequency Hz
 * @param sampleRate Hz
 * @param options.seconds how long it is let ring
 * @param options.random from 0 to 1, for the pluck
 * @returns samples from -0.8 to 0.8
 */
export function pluckedString(
  frequency: number,
  sampleRate: number,
  { seconds = 3, random = Math.random } = {},
): Samples {
  const period = sampleRate / frequency
  // The low-pass delays by its share, the all-pass by 0.5 to 1.5 samples; the line does the rest.
  const whole = Math.floor(period - DULLNESS - 0.5)
  const rest = period - DULLNESS - whole
  const omega = (2 * Math.PI) / period
  // Exact at the fundamental, where the usual (1 - rest) / (1 + rest) is a little off.
  const allPass = Math.sin(((1 - rest) * omega) / 2) / Math.sin(((1 + rest) * omega) / 2)
  const loss = 10 ** (-3 / (frequency * DECAY_SECONDS))

  const line = pluck(whole, random)
  const tone = new Float32Array(Math.round(seconds * sampleRate))
  let before = 0
  let passedIn = 0
  let passedOut = 0
  for (let i = 0; i < tone.length; i++) {
    const place = i % whole
    const now = line[place] as number
    const soft = loss * ((1 - DULLNESS) * now + DULLNESS * before)
    before = now
    passedOut = allPass * (soft - passedOut) + passedIn
    passedIn = soft
    line[place] = passedOut
    tone[i] = now
  }
  return scale(tone, sampleRate)
}

/** Noise, with the partials missing that have a node where the string is plucked. */
function pluck(length: number, random: () => number): Float64Array {
  const noise = Float64Array.from({ length }, () => 2 * random() - 1)
  const mean = noise.reduce((sum, sample) => sum + sample, 0) / length
  const shift = Math.round(length * PLUCKED_AT)
  return noise.map((sample, i) => {
    const echo = noise[(i - shift + length) % length] as number
    return sample - mean - (echo - mean)
  })
}

function scale(tone: Samples, sampleRate: number): Samples {
  const peak = tone.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const fade = FADE_SECONDS * sampleRate
  return tone.map((sample, i) => (sample / peak) * PEAK * Math.min(1, (tone.length - i) / fade))
}
