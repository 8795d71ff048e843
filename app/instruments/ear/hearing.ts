import { openMicrophone } from '../microphone.ts'
import { loadSettings } from '../stored-settings.ts'
import { levelOf, QUIETEST_DB } from '../tuner/level.ts'
import { readSettings } from '../tuner/settings.ts'
import { createEar, type Ear, MEMORY_SECONDS } from './engine.ts'
import { LONGEST_LATENCY, latencyIn, PROBE_SECONDS, probeSamples } from './handshake.ts'

const FRAME_RATE = 50
/** Delay before the probe is played (s). */
const LEAD = 0.15

/** An open microphone and the ear that listens to it, by the clock of the sound that plays. */
export interface Hearing {
  ear: Pick<Ear, 'judge' | 'onsets'>
  /** Names the microphone; the same at each visit. */
  device: string
  /** The stream's time at a time of the audio clock (s). */
  streamTime(time: number): number
  /** End of the samples that have been heard (s of the stream). */
  now(): number
  /** Of the last frame (dB below full scale). */
  level(): number
  /** Plays the probe and listens for it: its latency (s), or null if the microphone does not hear it. */
  shakeHands(): Promise<number | null>
  close(): void
}

/**
 * @param audio created and resumed in a gesture; it plays what the learner plays along with, and stays open
 * @param onEnded the device is gone, or the permission
 * @throws MicrophoneError
 */
export async function openHearing(audio: AudioContext, onEnded: () => void): Promise<Hearing> {
  const { sampleRate } = audio
  // The reader's concert pitch and microphone are those of the tuner.
  const { a4, deviceId } = loadSettings('tuner', readSettings)
  const ear = createEar({ sampleRate, a4 })
  let origin: number | null = null
  let pushed = 0
  let level = QUIETEST_DB
  let record: ((samples: Float32Array, time: number) => void) | undefined

  function hear(samples: Float32Array<ArrayBuffer>, time: number) {
    origin ??= time
    // A context that slept, or a page that was stopped, leaves a gap.
    const lost = Math.round((time - origin) * sampleRate) - pushed
    if (lost > 0) push(new Float32Array(Math.min(lost, MEMORY_SECONDS * sampleRate)))
    if (lost > MEMORY_SECONDS * sampleRate) origin = time - pushed / sampleRate
    push(samples)
    level = levelOf(samples)
    record?.(samples, time)
  }

  function push(samples: Float32Array) {
    ear.push(samples)
    pushed += samples.length
  }

  const microphone = await openMicrophone(audio, deviceId, FRAME_RATE, {
    ...{ onFrame: hear, onEnded, isShared: true },
  })

  return {
    ear,
    device: microphone.deviceId ?? 'default',
    streamTime: (time) => time - (origin ?? time),
    now: () => pushed / sampleRate,
    level: () => level,
    async shakeHands() {
      const begin = audio.currentTime + LEAD
      const recording = new Float32Array((PROBE_SECONDS + LONGEST_LATENCY) * sampleRate)
      playAt(audio, probeSamples(sampleRate), begin)
      await new Promise<void>((resolve) => {
        record = (samples, time) => {
          const first = Math.round((time - begin) * sampleRate)
          for (const [index, sample] of samples.entries())
            if (first + index >= 0 && first + index < recording.length)
              recording[first + index] = sample
          if (first + samples.length >= recording.length) resolve()
        }
      })
      record = undefined
      return latencyIn(recording, sampleRate)
    },
    close: microphone.close,
  }
}

function playAt(audio: AudioContext, samples: Float32Array<ArrayBuffer>, time: number) {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: audio.sampleRate })
  buffer.copyToChannel(samples, 0)
  const source = new AudioBufferSourceNode(audio, { buffer })
  source.connect(audio.destination)
  source.start(time)
}
