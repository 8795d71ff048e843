import FFT from 'fft.js'
import type { RecentSamples } from './recent-samples.ts'
import { weigh } from './spectra.ts'

/** Length of a frame and distance to the next, in seconds. */
const FRAME_SECONDS = 0.09
const HOP_SECONDS = 0.0055

const LOWEST_HZ = 80
const HIGHEST_HZ = 8000
/** Six to an octave: so wide that the beats of strings within one even out. */
const BANDS = 40

export type BandLevels = ReturnType<typeof createBandLevels>

/** Levels (dB) of bands of equal width in octaves, frame by frame, from what a stream has stored. */
export function createBandLevels(recent: RecentSamples) {
  const { rate } = recent
  const size = 2 ** Math.round(Math.log2(FRAME_SECONDS * rate))
  const hop = Math.round(HOP_SECONDS * rate)
  const fft = new FFT(size)
  const samples = new Float64Array(size)
  const spectrum = new Float64Array(2 * size)
  const bands = bandsOf(size, rate)

  return {
    /** Seconds from one frame to the next. */
    hopSeconds: hop / rate,
    count: bands.length,
    /** True if the samples of a frame have all been stored. */
    has: (frame: number) => frame * hop + size <= recent.count,
    /** The time in the middle of a frame, in seconds of the stream. */
    timeOf: (frame: number) => (frame * hop + size / 2) / rate,
    /** Writes the power of each band of a frame. */
    read(frame: number, powers: Float64Array) {
      recent.copy(samples, frame * hop)
      weigh(samples)
      fft.realTransform(spectrum, samples)
      bands.forEach(({ first, last }, band) => {
        let sum = 0
        for (let k = first; k <= last; k++)
          sum += (spectrum[2 * k] as number) ** 2 + (spectrum[2 * k + 1] as number) ** 2
        powers[band] = sum / (last - first + 1)
      })
    },
  }
}

/** First and last bin of each band; those that would share a bin are one. */
function bandsOf(size: number, rate: number) {
  const ratio = (HIGHEST_HZ / LOWEST_HZ) ** (1 / BANDS)
  const edges = Array.from({ length: BANDS + 1 }, (_, i) =>
    Math.round((LOWEST_HZ * ratio ** i * size) / rate),
  )
  return edges
    .slice(1)
    .map((edge, i) => ({ first: edges[i] as number, last: Math.min(edge, size / 2) - 1 }))
    .filter(({ first, last }) => last >= first)
}
