/** The sound at another speed, by linear interpolation; `ratio` source samples to one. */
export function resampled(samples: Float32Array, ratio: number): Float32Array {
  return Float32Array.from({ length: Math.floor((samples.length - 1) / ratio) }, (_, i) => {
    const at = i * ratio
    const k = Math.floor(at)
    const a = samples[k] as number
    return a + (at - k) * ((samples[k + 1] as number) - a)
  })
}
