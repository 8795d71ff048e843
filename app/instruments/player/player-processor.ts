import { type Command, PROCESSOR, type Report } from './messages.ts'
import { createPlayerRenderer, type PlayerRenderer } from './renderer.ts'

/** The player in the audio thread: a shell of messages around its renderer. */
class PlayerProcessor extends AudioWorkletProcessor {
  #current: PlayerRenderer | undefined
  /** Still ringing, after something else was started. */
  #ending: PlayerRenderer[] = []
  #run = 0
  #saysSilent = false

  constructor() {
    super()
    this.port.onmessage = ({ data }: MessageEvent<Command>) => this.#obey(data)
  }

  #obey(command: Command) {
    if (command.type === 'change') {
      this.#current?.change(command.settings)
      return
    }
    this.#current?.stop()
    if (command.type === 'stop') {
      this.#saysSilent = true
      return
    }
    const { piece, settings, from, time, run } = command
    if (this.#current) this.#ending.push(this.#current)
    this.#current = createPlayerRenderer(sampleRate, piece.material, piece.timeline, settings)
    this.#current.start(from, time)
    this.#run = run
    this.#saysSilent = true
  }

  process(_inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
    const output = outputs[0]?.[0]
    if (!output) return true
    for (const renderer of this.#ending) renderer.render(output, currentFrame)
    if (this.#ending.length > 0)
      this.#ending = this.#ending.filter((renderer) => !renderer.isSilent())
    for (const beat of this.#current?.render(output, currentFrame) ?? [])
      this.#report({ type: 'beat', beat, run: this.#run })
    if (this.#saysSilent && this.#ending.length === 0 && this.#current?.isSilent()) {
      this.#saysSilent = false
      this.#report({ type: 'silent' })
    }
    return true
  }

  #report(report: Report) {
    this.port.postMessage(report)
  }
}

registerProcessor(PROCESSOR, PlayerProcessor)
