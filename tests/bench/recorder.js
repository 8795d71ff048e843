// Runs in the audio thread of the measured page: posts the frame of every onset it hears.

/** Above the noise of nothing at all, below the softest click. */
const LOUD = 0.02
/** A click's own waves cross zero; a new one begins after this long a silence (s). */
const SILENCE = 0.012

class Recorder extends AudioWorkletProcessor {
  lastLoud = Number.NEGATIVE_INFINITY

  process([input]) {
    const samples = input[0] ?? []
    for (let i = 0; i < samples.length; i++) {
      if (Math.abs(samples[i]) < LOUD) continue
      const frame = currentFrame + i
      if (frame - this.lastLoud > SILENCE * sampleRate) this.port.postMessage(frame / sampleRate)
      this.lastLoud = frame
    }
    return true
  }
}

registerProcessor('recorder', Recorder)
