// Of the AudioWorkletGlobalScope, which TypeScript's libraries leave out.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
/** Of the block that is processed: its first frame by the context's clock, and the frames per second. */
declare const currentFrame: number
declare const sampleRate: number
declare function registerProcessor(
  name: string,
  processor: new (options: { processorOptions: CaptureOptions }) => AudioWorkletProcessor,
): void

export interface CaptureOptions {
  /** Samples per message. */
  frameSize: number
}

/** Samples that follow each other, and the time of the first by the context's clock (s). */
export interface CapturedFrame {
  samples: Float32Array<ArrayBuffer>
  time: number
}

/** Posts the microphone's samples, each once and in order, in frames of one size. */
class Capture extends AudioWorkletProcessor {
  #frame: Float32Array<ArrayBuffer>
  #filled = 0

  constructor({ processorOptions }: { processorOptions: CaptureOptions }) {
    super()
    this.#frame = new Float32Array(processorOptions.frameSize)
  }

  process([input]: Float32Array[][]): boolean {
    // Without channels nothing is connected any more.
    const samples = input?.[0] ?? new Float32Array()
    for (const [index, sample] of samples.entries()) {
      this.#frame[this.#filled++] = sample
      if (this.#filled === this.#frame.length) {
        const first = currentFrame + index + 1 - this.#filled
        const frame: CapturedFrame = { samples: this.#frame, time: first / sampleRate }
        this.port.postMessage(frame)
        this.#filled = 0
      }
    }
    return true
  }
}

registerProcessor('capture', Capture)
