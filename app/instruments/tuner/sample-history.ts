import { butterworth, createFilter } from './filters.ts'

// Frequencies above carry little of a guitar's pitch and much of a room's noise. It is a quarter of
// the lowest sample rate after decimation, so aliases are 50 dB down.
const LOW_PASS_HZ = 1500
const LOWEST_RATE_HZ = 5300
const LOW_PASS_ORDER = 6
const HIGH_PASS_ORDER = 4

export type SampleHistory = ReturnType<typeof createSampleHistory>

/**
 * The last `seconds` of a stream of samples, limited to what a guitar's pitch is made of (from `highPass`
 * Hz to 1.5 kHz) and decimated to little more than 5.3 kHz, so that all that follows is cheap.
 */
export function createSampleHistory(options: {
  sampleRate: number
  highPass: number
  seconds: number
}) {
  const { sampleRate, highPass, seconds } = options
  const step = Math.max(1, Math.floor(sampleRate / LOWEST_RATE_HZ))
  const rate = sampleRate / step
  const filter = createFilter([
    ...butterworth('highpass', HIGH_PASS_ORDER, highPass, sampleRate),
    ...butterworth('lowpass', LOW_PASS_ORDER, LOW_PASS_HZ, sampleRate),
  ])
  const ring = new Float64Array(Math.ceil(seconds * rate))
  let stored = 0
  let phase = 0

  return {
    /** Sample rate after decimation. */
    rate,
    /** Number of samples stored since the beginning, including overwritten ones. */
    get count() {
      return stored
    },
    push(samples: Float32Array) {
      for (let i = 0; i < samples.length; i++) {
        const filtered = filter.process(samples[i] as number)
        phase += 1
        if (phase < step) continue
        phase = 0
        ring[stored % ring.length] = filtered
        stored += 1
      }
    },
    /** Fills `target` with the samples that end `ago` samples before the newest; silence before the beginning. */
    copy(target: Float64Array, ago = 0) {
      const first = stored - ago - target.length
      for (let i = 0; i < target.length; i++) {
        const at = first + i
        target[i] = at < 0 ? 0 : (ring[at % ring.length] as number)
      }
    },
    reset() {
      filter.reset()
      ring.fill(0)
      stored = 0
      phase = 0
    },
  }
}
