import { Context } from 'tone/build/esm/core/context/Context.js'
import { Gain } from 'tone/build/esm/core/context/Gain.js'
import { setContext } from 'tone/build/esm/core/context/GlobalContext.js'
import { connect } from 'tone/build/esm/core/context/ToneAudioNode.js'
import { type Heard, heardAt, heardTime } from '../heard-time.ts'
import processorUrl from './click-processor.ts?worker&url'
import { type Command, PROCESSOR, type ProcessorOptions, type Report } from './messages.ts'
import type { Beat } from './sequence.ts'
import type { Settings } from './settings.ts'
import { renderSounds } from './sounds.ts'

/**
 * Delay between the start command and the first beat (s): for the command to arrive, and the pendulum to swing
 * out.
 */
const LEAD = 0.1
/** Maximum number of beats to show: more than fit into any output latency. */
const MAX_BEATS = 16
/** A change of the volume must not crackle (s). */
const VOLUME_RAMP = 0.03

/**
 * The metronome's sound. The audio thread schedules and plays the clicks; the page only sends commands and
 * reads beats.
 */
export interface Engine {
  start(settings: Settings): void
  change(settings: Settings): void
  stop(): void
  /** The beat that can be heard now; null while there is none. */
  heard(): Heard<Beat> | null
}

/**
 * Loads the sounds and the audio thread's part.
 *
 * @param audio created and resumed in a user gesture, as browsers require
 * @throws when the browser has no AudioWorklet (an insecure origin) or it cannot be fetched
 */
export async function createEngine(audio: AudioContext, initial: Settings): Promise<Engine> {
  // The audio thread schedules, so Tone's own clock, a worker from a blob, is disabled.
  const context = new Context({ context: audio, clockSource: 'offline' })
  setContext(context)
  const [sounds] = await Promise.all([
    renderSounds(audio.sampleRate),
    audio.audioWorklet.addModule(processorUrl),
  ])
  const processorOptions: ProcessorOptions = { sounds, settings: initial }
  const node = context.createAudioWorkletNode(PROCESSOR, {
    numberOfInputs: 0,
    outputChannelCount: [1],
    processorOptions,
  })
  const volume = new Gain({ context, gain: initial.volume })
  connect(node, volume)
  volume.connect(audio.destination)

  let beats: Beat[] = []
  let isRunning = false
  const order = (command: Command) => node.port.postMessage(command)
  node.port.onmessage = ({ data }: MessageEvent<Report>) => {
    if (data.type === 'silent') {
      // Sleeps until the next start, so that a silent page costs nothing.
      if (!isRunning) void audio.suspend()
    } else {
      beats = [...beats, data.beat].slice(-MAX_BEATS)
    }
  }
  return {
    start(settings) {
      isRunning = true
      beats = []
      void audio.resume()
      volume.gain.rampTo(settings.volume, VOLUME_RAMP)
      order({ type: 'start', settings, time: audio.currentTime + LEAD })
    },
    change(settings) {
      volume.gain.rampTo(settings.volume, VOLUME_RAMP)
      order({ type: 'change', settings })
    },
    stop() {
      isRunning = false
      beats = []
      order({ type: 'stop' })
    },
    heard: () => heardAt(beats, heardTime(audio, performance.now())),
  }
}
