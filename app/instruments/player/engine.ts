import { heardAt, heardTime } from '../heard-time.ts'
import { type Command, type Piece, PROCESSOR, type Report } from './messages.ts'
import processorUrl from './player-processor.ts?worker&url'
import type { PlayedBeat, PlayerSettings } from './sequence.ts'

/** Delay between the start command and the first sound (s): for the command to arrive. */
const LEAD = 0.1
/** Maximum number of beats to show: more than fit into any output latency. */
const MAX_BEATS = 16

/** A place of the music that sounds. */
export interface HeardPlace {
  beat: PlayedBeat
  /** Quarters of the timeline; below the music's beginning in a count-in. */
  at: number
}

/** The player's sound. The audio thread plays; the page sends commands and reads beats. */
export interface PlayerEngine {
  /** @param from quarters of the timeline */
  start(piece: Piece, settings: PlayerSettings, from: number): void
  change(settings: PlayerSettings): void
  stop(): void
  /**
   * The place that can be heard now; null while there is none.
   *
   * @param delay further latency, which the browser does not know of (s)
   */
  heard(delay: number): HeardPlace | null
  /** The last beats that have begun, in order. */
  beats(): readonly PlayedBeat[]
  /** Keeps the audio clock running while nothing plays. */
  stayAwake(isAwake: boolean): void
}

/**
 * @param audio created and resumed in a user gesture, as browsers require
 * @param onEnd called when the music has been played to its end
 * @throws when the browser has no AudioWorklet (an insecure origin) or it cannot be fetched
 */
export async function createPlayerEngine(
  audio: AudioContext,
  onEnd: () => void,
): Promise<PlayerEngine> {
  await audio.audioWorklet.addModule(processorUrl)
  const node = new AudioWorkletNode(audio, PROCESSOR, {
    numberOfInputs: 0,
    outputChannelCount: [1],
  })
  node.connect(audio.destination)

  let beats: PlayedBeat[] = []
  let run = 0
  let isRunning = false
  let isAwake = false
  let ending: ReturnType<typeof setTimeout> | undefined
  const order = (command: Command) => node.port.postMessage(command)

  node.port.onmessage = ({ data }: MessageEvent<Report>) => {
    if (data.type === 'silent') {
      // Sleeps until the next start, so that a silent page costs nothing.
      if (!isRunning) settle()
    } else if (data.run === run && isRunning) {
      beats = [...beats, data.beat].slice(-MAX_BEATS)
      if (data.beat.isLast) endAfter(data.beat)
    }
  }

  // Chromium loses a call that comes while another one is pending, so they wait for each other.
  let settled: Promise<unknown> = Promise.resolve()
  function settle() {
    const change = () => (isRunning || isAwake ? audio.resume() : audio.suspend())
    settled = settled.then(change).catch(() => {})
  }
  audio.addEventListener('statechange', () => {
    if (audio.state === 'suspended' && (isRunning || isAwake)) settle()
  })

  function endAfter({ time, duration }: PlayedBeat) {
    const left = time + duration - heardTime(audio, performance.now())
    ending = setTimeout(() => {
      isRunning = false
      onEnd()
    }, left * 1000)
  }

  function clear() {
    beats = []
    run++
    clearTimeout(ending)
  }

  return {
    start(piece, settings, from) {
      clear()
      isRunning = true
      settle()
      order({ type: 'start', piece, settings, from, time: audio.currentTime + LEAD, run })
    },
    change(settings) {
      order({ type: 'change', settings })
    },
    stop() {
      clear()
      isRunning = false
      order({ type: 'stop' })
    },
    heard(delay) {
      const heard = heardAt(beats, heardTime(audio, performance.now()) - delay)
      if (!heard) return null
      const { beat, phase } = heard
      return { beat, at: beat.from + phase * (beat.to - beat.from) }
    },
    beats: () => beats,
    stayAwake(next) {
      isAwake = next
      settle()
    },
  }
}
