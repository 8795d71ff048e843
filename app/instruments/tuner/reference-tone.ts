import { pluckedString } from '../../sounds/pluck.ts'
import { setInputIgnored } from './tuner-store.ts'

/** Duration of the echo after a tone was stopped (ms). */
const ECHO_MS = 300

let context: AudioContext | undefined
let sounding: AudioBufferSourceNode | undefined

/**
 * Plays a plucked string, and ends the one before. Must be called in a user gesture.
 *
 * @param frequency Hz
 */
export function playTone(frequency: number) {
  context ??= new AudioContext({ latencyHint: 'interactive' })
  void context.resume()
  stopTone()
  const samples = pluckedString(frequency, context.sampleRate)
  const buffer = context.createBuffer(1, samples.length, context.sampleRate)
  buffer.copyToChannel(samples, 0)
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(context.destination)
  source.onended = () => {
    if (sounding !== source) return
    sounding = undefined
    setTimeout(() => setInputIgnored(sounding !== undefined), ECHO_MS)
  }
  sounding = source
  setInputIgnored(true)
  source.start()
}

export function stopTone() {
  sounding?.stop()
}
