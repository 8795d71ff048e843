// Of the AudioWorkletGlobalScope, which TypeScript's libraries leave out.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(
  name: string,
  processor: new (options: { processorOptions: CaptureOptions }) => AudioWorkletProcessor,
): void

export interface CaptureOptions {
  /** Samples per message. */
  frameSize: number
}

/** Posts the microphone's samples, each once and in order, in frames of one size. */
class Capture extends AudioWorkletProcessor {
  #frame: Float32Array
  #filled = 0

  constructor({ processorOptions }: { processorOptions: CaptureOptions }) {
    super()
    this.#frame = new Float32Array(processorOptions.frameSize)
  }

  process([input]: Float32Array[][]): boolean {
    // Without channels nothing is connected any more.
    const samples = input?.[0] ?? new Float32Array()
    for (const sample of samples) {
      this.#frame[this.#filled++] = sample
      if (this.#filled === this.#frame.length) {
        this.port.postMessage(this.#frame)
        this.#filled = 0
      }
    }
    return true
  }
}

registerProcessor('capture', Capture)
