import { CLARITY_SHOWN, createTuner, type Reading, type TunerOptions } from './engine.ts'

/** Readings of the tuner for a sound, frame by frame: null where nothing is clear enough. */
export function shownFor(
  samples: Float32Array,
  options: TunerOptions,
  tuner = createTuner(options),
): (Reading | null)[] {
  const { sampleRate, frameRate } = options
  const shown: (Reading | null)[] = []
  for (let from = 0, frame = 1; ; frame++) {
    const to = Math.round((frame * sampleRate) / frameRate)
    if (to > samples.length) return shown
    tuner.push(samples.subarray(from, to))
    const reading = tuner.read(frame / frameRate)
    shown.push(reading && reading.clarity > CLARITY_SHOWN ? reading : null)
    from = to
  }
}

/** Only the frames that show something. */
export function readingsOf(samples: Float32Array, options: TunerOptions): Reading[] {
  return shownFor(samples, options).filter((reading) => reading !== null)
}
