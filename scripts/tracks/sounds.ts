import { toWav } from './wav.ts'

/** Samples a second. */
export const RATE = 44_100

/** Amplitude of a sound `t` seconds after it began; zero before it and after `seconds`. */
export interface Sound {
  seconds: number
  at(t: number): number
}

const TAU = 2 * Math.PI
const hertz = (midi: number) => 440 * 2 ** ((midi - 69) / 12)
/** From 1 to nearly nothing, `seconds` to fall to a third. */
const fade = (t: number, seconds: number) => Math.exp(-t / seconds)
/** Without a ramp of some milliseconds a note begins and ends with a click. */
const ramp = (t: number, seconds: number) => Math.min(1, t / 0.006, (seconds - t) / 0.03)

/** Noise that is the same at every run (a linear congruential generator, Numerical Recipes). */
function noise(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}

/** A plucked bass string: harmonics of which the higher ones die first. */
export function bass(midi: number, seconds: number): Sound {
  const f = hertz(midi) * TAU
  return {
    seconds,
    at: (t) => {
      const body = Math.sin(f * t) + 0.5 * fade(t, 0.35) * Math.sin(2 * f * t)
      const bite = 0.28 * fade(t, 0.12) * Math.sin(3 * f * t + 0.4)
      return 0.5 * Math.tanh(1.4 * (body + bite)) * fade(t, 0.9) * ramp(t, seconds)
    },
  }
}

/** An electric piano: frequency modulation, bright when struck and round afterwards. */
export function piano(midi: number, seconds: number): Sound {
  const f = hertz(midi) * TAU
  return {
    seconds,
    at: (t) => {
      const bell = 1.1 * fade(t, 0.25) * Math.sin(f * t)
      const tremolo = 1 - 0.12 * Math.sin(TAU * 4.8 * t)
      return 0.13 * Math.sin(f * t + bell) * tremolo * fade(t, 1.1) * ramp(t, seconds)
    },
  }
}

/** A bass drum: a tone that falls from 130 Hz to 46. */
export const kick: Sound = {
  seconds: 0.35,
  at: (t) => 0.8 * Math.sin(TAU * (46 * t - 84 * 0.03 * fade(t, 0.03))) * fade(t, 0.11),
}

/** A snare: its skin at 190 Hz, and the wires below it. */
export function snare(): Sound {
  const wires = noise()
  return {
    seconds: 0.25,
    at: (t) => 0.25 * Math.sin(TAU * 190 * t) * fade(t, 0.05) + 0.2 * wires() * fade(t, 0.07),
  }
}

/** Cymbals: noise of which only the quick changes are left; `ring` seconds to fall to a third. */
export function cymbal(ring: number, loudness: number): Sound {
  const source = noise()
  let last = 0
  return {
    seconds: ring * 5,
    at: (t) => {
      const now = source()
      const quick = now - last
      last = now
      return loudness * quick * fade(t, ring) * Math.min(1, t / 0.002)
    },
  }
}

/** A stick across the rim of the snare. */
export const rim: Sound = {
  seconds: 0.08,
  at: (t) => 0.3 * (Math.sin(TAU * 820 * t) + 0.6 * Math.sin(TAU * 1730 * t)) * fade(t, 0.012),
}

/** A stretch of time to place sounds in; what rings beyond its end is heard at its beginning. */
export function createLoop(seconds: number) {
  const samples = new Float64Array(Math.round(seconds * RATE))
  return {
    add(sound: Sound, start: number, loudness = 1) {
      const first = Math.round(start * RATE)
      for (let n = 0; n < sound.seconds * RATE; n++) {
        const place = (first + n) % samples.length
        samples[place] = (samples[place] ?? 0) + loudness * sound.at(n / RATE)
      }
    },
    toWav: () =>
      toWav(
        Int16Array.from(samples, (v) => 26_000 * Math.tanh(0.9 * v)),
        RATE,
      ),
  }
}
