import FFT from 'fft.js'

/** Rising chirps: from and to (Hz), their length, and where each begins (s): no two are as far apart as others. */
const CHIRP = { from: 700, to: 5500, seconds: 0.06 } as const
const STARTS = [0, 0.19, 0.43, 0.72, 1.06] as const
/** Of the chirps, which play together with whatever the page plays. */
const LEVEL = 0.5
/** Length of the probe (s). */
export const PROBE_SECONDS = 1.12
/** No loudspeaker and microphone are later together than this (s). */
export const LONGEST_LATENCY = 0.6
/** Sound that comes off the walls may be louder than the direct sound, which is earlier by up to this (s). */
const DIRECT_WITHIN = 0.012
/** Share of the highest peak that the direct sound reaches. */
const DIRECT_SHARE = 0.5
/** The peak stands out of the rest by this factor, or the probe was not heard. */
const DISTINCT = 7

/**
 * The sound by which a page hears itself.
 *
 * @param sampleRate Hz
 * @returns samples from -1 to 1
 */
export function probeSamples(sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(PROBE_SECONDS * sampleRate))
  const length = Math.round(CHIRP.seconds * sampleRate)
  for (const start of STARTS) {
    const first = Math.round(start * sampleRate)
    for (let i = 0; i < length; i++) {
      const time = i / sampleRate
      const sweep = (CHIRP.to - CHIRP.from) / CHIRP.seconds
      const phase = 2 * Math.PI * (CHIRP.from * time + (sweep * time * time) / 2)
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / length)
      samples[first + i] = LEVEL * window * Math.sin(phase)
    }
  }
  return samples
}

/**
 * Time from the playing of the probe to its arrival in the microphone: by its correlation with the recording, as a
 * matched filter finds a known sound in noise (Turin 1960).
 *
 * @param recording samples since the moment in which the probe began to be played
 * @param sampleRate Hz, of the recording
 * @returns seconds; null if the probe was not heard, as with headphones
 */
export function latencyIn(recording: Float32Array, sampleRate: number): number | null {
  const probe = probeSamples(sampleRate)
  const correlation = correlate(recording, probe)
  const lags = Math.min(
    Math.round(LONGEST_LATENCY * sampleRate),
    Math.max(0, recording.length - probe.length),
  )
  if (lags === 0) return null
  const levels = envelope(correlation.subarray(0, lags), Math.round(sampleRate * 0.0005))
  let highest = 0
  for (let lag = 1; lag < lags; lag++)
    if ((levels[lag] ?? 0) > (levels[highest] ?? 0)) highest = lag
  const peak = levels[highest] ?? 0
  if (peak === 0 || peak < DISTINCT * median(levels)) return null
  const earliest = Math.max(0, highest - Math.round(DIRECT_WITHIN * sampleRate))
  for (let lag = earliest; lag < highest; lag++) {
    const level = levels[lag] ?? 0
    if (level >= DIRECT_SHARE * peak && level >= (levels[lag + 1] ?? 0)) return lag / sampleRate
  }
  return highest / sampleRate
}

/** The correlation of a sound with a shorter one, by lag (samples). */
function correlate(sound: Float32Array, probe: Float32Array): Float32Array {
  let size = 1
  while (size < sound.length + probe.length) size *= 2
  const fft = new FFT(size)
  const spectrumOf = (samples: Float32Array) => {
    const padded = new Array<number>(size).fill(0)
    for (const [i, sample] of samples.entries()) padded[i] = sample
    const spectrum = fft.createComplexArray()
    fft.realTransform(spectrum, padded)
    fft.completeSpectrum(spectrum)
    return spectrum
  }
  const a = spectrumOf(sound)
  const b = spectrumOf(probe)
  const product = fft.createComplexArray()
  for (let i = 0; i < size * 2; i += 2) {
    const [aRe = 0, aIm = 0, bRe = 0, bIm = 0] = [a[i], a[i + 1], b[i], b[i + 1]]
    product[i] = aRe * bRe + aIm * bIm
    product[i + 1] = aIm * bRe - aRe * bIm
  }
  const inverse = fft.createComplexArray()
  fft.inverseTransform(inverse, product)
  return Float32Array.from({ length: sound.length }, (_, lag) => inverse[2 * lag] ?? 0)
}

/** The highest deflection within so many samples around each. */
function envelope(samples: Float32Array, around: number): Float32Array {
  return samples.map((_, i) => {
    let highest = 0
    for (let k = Math.max(0, i - around); k <= Math.min(samples.length - 1, i + around); k++)
      highest = Math.max(highest, Math.abs(samples[k] ?? 0))
    return highest
  })
}

function median(values: Float32Array): number {
  const sorted = values.toSorted()
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
