import { butterworth, createFilter } from '../tuner/filters.ts'

const LOW_PASS_ORDER = 6
const HIGH_PASS_HZ = 60
const HIGH_PASS_ORDER = 2

/** The rate after decimation as a multiple of the bandwidth: what folds back is over 30 dB down. */
const RATE_BY_BANDWIDTH = 2.4

export type RecentSamples = ReturnType<typeof createRecentSamples>

/**
 * The last `seconds` of a stream, from 60 Hz to `bandwidth` Hz and decimated accordingly, so that an
 * hour takes no more memory than the last seconds and spectra are cheap.
 *
 * @param options.sampleRate Hz, of what is pushed
 */
export function createRecentSamples({
  sampleRate,
  seconds,
  bandwidth,
}: {
  sampleRate: number
  seconds: number
  bandwidth: number
}) {
  const step = Math.max(1, Math.floor(sampleRate / (RATE_BY_BANDWIDTH * bandwidth)))
  const rate = sampleRate / step
  const lowPass = Math.min(bandwidth, 0.4 * sampleRate)
  const filter = createFilter([
    ...butterworth('highpass', HIGH_PASS_ORDER, HIGH_PASS_HZ, sampleRate),
    ...butterworth('lowpass', LOW_PASS_ORDER, lowPass, sampleRate),
  ])
  const ring = new Float32Array(Math.ceil(seconds * rate))
  let stored = 0
  let phase = 0

  return {
    /** Samples per second after decimation. */
    rate,
    /** Number of samples stored since the beginning, including overwritten ones. */
    get count() {
      return stored
    },
    /** Time of the newest sample, in seconds of the stream. */
    get end() {
      return stored / rate
    },
    /** Time of the oldest sample that is still there, in seconds of the stream. */
    get start() {
      return Math.max(0, stored - ring.length) / rate
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
    /** Fills `target` with the samples from index `first` on; those that are not there are silence. */
    copy(target: Float64Array, first: number) {
      for (let i = 0; i < target.length; i++) {
        const at = first + i
        const isThere = at >= 0 && at < stored && at >= stored - ring.length
        target[i] = isThere ? (ring[at % ring.length] as number) : 0
      }
    },
  }
}
