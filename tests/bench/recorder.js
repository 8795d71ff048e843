// Runs in the audio thread of the measured page: posts the frame of every onset it hears.

/**
 * - `click`: loud after silence; its own waves cross zero for shorter than the silence
 * - `pluck`: a corner of the wave (its second difference), as strings ring on when they are plucked again
 *
 * Loud is above the noise and the ringing of what is measured, and below its softest attack.
 */
const KINDS = {
  click: { loud: 0.02, silence: 0.012, cornersOnly: false },
  pluck: { loud: 0.012, silence: 0.06, cornersOnly: true },
}

class Recorder extends AudioWorkletProcessor {
  lastLoud = Number.NEGATIVE_INFINITY
  before = 0
  beforeThat = 0

  constructor({ processorOptions }) {
    super()
    this.kind = KINDS[processorOptions.kind]
  }

  process([input]) {
    const { loud, silence, cornersOnly } = this.kind
    const samples = input[0] ?? []
    for (let i = 0; i < samples.length; i++) {
      const corner = samples[i] - 2 * this.before + this.beforeThat
      this.beforeThat = this.before
      this.before = samples[i]
      if (Math.abs(cornersOnly ? corner : samples[i]) < loud) continue
      const frame = currentFrame + i
      if (frame - this.lastLoud > silence * sampleRate) this.port.postMessage(frame / sampleRate)
      this.lastLoud = frame
    }
    return true
  }
}

registerProcessor('recorder', Recorder)
