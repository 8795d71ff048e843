import { type Command, PROCESSOR, type ProcessorOptions, type Report } from './messages.ts'
import { createRenderer, type Renderer } from './renderer.ts'

/** The metronome in the audio thread: a shell of messages around the renderer. */
class ClickProcessor extends AudioWorkletProcessor {
  #renderer: Renderer
  #saysSilent = false

  constructor({ processorOptions }: { processorOptions: ProcessorOptions }) {
    super()
    this.#renderer = createRenderer(sampleRate, processorOptions.sounds, processorOptions.settings)
    this.port.onmessage = ({ data }: MessageEvent<Command>) => this.#obey(data)
  }

  #obey(command: Command) {
    if (command.type === 'stop') {
      this.#renderer.stop()
      this.#saysSilent = true
      return
    }
    this.#renderer.change(command.settings)
    if (command.type === 'start') {
      this.#renderer.start(command.time)
      this.#saysSilent = false
    }
  }

  process(_inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
    const output = outputs[0]?.[0]
    if (!output) return true
    for (const beat of this.#renderer.render(output, currentFrame)) {
      this.#report({ type: 'beat', beat })
    }
    if (this.#saysSilent && this.#renderer.isSilent()) {
      this.#saysSilent = false
      this.#report({ type: 'silent' })
    }
    return true
  }

  #report(report: Report) {
    this.port.postMessage(report)
  }
}

registerProcessor(PROCESSOR, ClickProcessor)
