import { type Beat, type Click, firstPosition, type Position, playBeat } from './sequence.ts'
import type { Settings, Sound } from './settings.ts'

/** The two forms of a sound, as samples from -1 to 1. */
export interface ClickSamples {
  loud: Float32Array
  normal: Float32Array
}
export type SoundBank = Record<Sound, ClickSamples>

interface Voice {
  samples: Float32Array
  gain: number
  /** Frame of the audio clock at which its first sample is due. */
  start: number
}

/**
 * Turns settings into samples, block by block: what the audio thread runs. A beat is decided in the
 * block in which it begins, so that nothing is queued that a change would have to take back.
 *
 * @param sampleRate Hz
 */
export function createRenderer(sampleRate: number, sounds: SoundBank, initial: Settings) {
  let settings = initial
  let position: Position | null = null
  let due: Click[] = []
  let voices: Voice[] = []

  const frameOf = (time: number) => Math.round(time * sampleRate)

  function startVoice({ time, kind, gain }: Click) {
    const samples = sounds[settings.sound][kind === 'loud' ? 'loud' : 'normal']
    voices.push({ samples, gain, start: frameOf(time) })
  }

  return {
    /** Takes effect on the next beat. */
    change(next: Settings) {
      settings = next
    },

    /** Begins at `time` (s, of the audio clock), or at once when that has passed. */
    start(time: number) {
      position = firstPosition(settings, time)
      due = []
    },

    /** No more clicks; the last one may ring out. */
    stop() {
      position = null
      due = []
    },

    /**
     * Adds the clicks of one block to `output`.
     *
     * @param frame of the audio clock, of the block's first sample
     * @returns the beats that begin in this block
     */
    render(output: Float32Array, frame: number): Beat[] {
      const end = frame + output.length
      const beats: Beat[] = []
      if (position && frameOf(position.time) < frame && position.count === 0) {
        position = { ...position, time: frame / sampleRate }
      }
      while (position && frameOf(position.time) < end) {
        const { beat, next }: ReturnType<typeof playBeat> = playBeat(position, settings)
        beats.push(beat)
        due.push(...beat.clicks)
        position = next
      }
      while (due[0] && frameOf(due[0].time) < end) {
        startVoice(due[0])
        due.shift()
      }
      for (const voice of voices) mix(voice, output, frame)
      voices = voices.filter(({ start, samples }) => start + samples.length > end)
      return beats
    },

    /** True if no sound plays or is scheduled. */
    isSilent: () => position === null && voices.length === 0,
  }
}

export type Renderer = ReturnType<typeof createRenderer>

function mix({ samples, gain, start }: Voice, output: Float32Array, frame: number) {
  const from = Math.max(0, start - frame)
  const to = Math.min(output.length, start + samples.length - frame)
  for (let i = from; i < to; i++) {
    output[i] = (output[i] ?? 0) + (samples[frame + i - start] ?? 0) * gain
  }
}
