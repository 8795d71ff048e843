/** A second-order section: y = b0 x + b1 x' + b2 x'' - a1 y' - a2 y'' (normalised so that a0 is 1). */
export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number }

/**
 * Coefficients of a second-order low-pass or high-pass at `cutoff` Hz with the given Q, from Robert
 * Bristow-Johnson's "Cookbook formulae for audio EQ biquad filter coefficients".
 */
export function biquad(
  kind: 'lowpass' | 'highpass',
  cutoff: number,
  q: number,
  sampleRate: number,
): Biquad {
  const w0 = (2 * Math.PI * cutoff) / sampleRate
  const alpha = Math.sin(w0) / (2 * q)
  const cos = Math.cos(w0)
  const a0 = 1 + alpha
  const edge = kind === 'lowpass' ? 1 - cos : 1 + cos
  const b1 = kind === 'lowpass' ? edge : -edge
  return {
    b0: edge / 2 / a0,
    b1: b1 / a0,
    b2: edge / 2 / a0,
    a1: (-2 * cos) / a0,
    a2: (1 - alpha) / a0,
  }
}

/** A Butterworth filter of an even order, as its second-order sections: maximally flat below (above) `cutoff` Hz. */
export function butterworth(
  kind: 'lowpass' | 'highpass',
  order: number,
  cutoff: number,
  sampleRate: number,
): Biquad[] {
  return Array.from({ length: order / 2 }, (_, k) => {
    const q = 1 / (2 * Math.sin(((2 * k + 1) * Math.PI) / (2 * order)))
    return biquad(kind, cutoff, q, sampleRate)
  })
}

/**
 * Runs sections one after another over a stream, one sample in, one out (transposed direct form II, which
 * keeps its precision at cutoffs far below the sample rate). A sample that is not finite counts as silence.
 */
export function createFilter(sections: readonly Biquad[]) {
  const state = new Float64Array(sections.length * 2)
  return {
    process(sample: number): number {
      let x = Number.isFinite(sample) ? sample : 0
      for (let i = 0; i < sections.length; i++) {
        const s = sections[i] as Biquad
        const y = s.b0 * x + (state[2 * i] as number)
        state[2 * i] = s.b1 * x - s.a1 * y + (state[2 * i + 1] as number)
        state[2 * i + 1] = s.b2 * x - s.a2 * y
        x = y
      }
      return x
    },
    reset() {
      state.fill(0)
    },
  }
}
