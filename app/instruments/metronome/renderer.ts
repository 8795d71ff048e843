import { createTransport } from '../transport.ts'
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
 * Turns settings into samples, block by block: what the audio thread runs.
 *
 * @param sampleRate Hz
 */
export function createRenderer(sampleRate: number, sounds: SoundBank, initial: Settings) {
  let settings = initial
  let voices: Voice[] = []
  const transport = createTransport<Position, Beat, Click>(sampleRate, (position) => {
    const { beat, next } = playBeat(position, settings)
    return { beat, cues: beat.clicks, next }
  })

  return {
    /** Takes effect on the next beat. */
    change(next: Settings) {
      settings = next
    },

    /** Begins at `time` (s, of the audio clock), or at once when that has passed. */
    start(time: number) {
      transport.start(firstPosition(settings, time))
    },

    /** No more clicks; the last one may ring out. */
    stop() {
      transport.stop()
    },

    /**
     * Adds the clicks of one block to `output`.
     *
     * @param frame of the audio clock, of the block's first sample
     * @returns the beats that begin in this block
     */
    render(output: Float32Array, frame: number): Beat[] {
      const end = frame + output.length
      const { beats, cues } = transport.advance(frame, output.length)
      for (const { cue, frame: start } of cues) {
        const samples = sounds[settings.sound][cue.kind === 'loud' ? 'loud' : 'normal']
        voices.push({ samples, gain: cue.gain, start })
      }
      for (const voice of voices) mix(voice, output, frame)
      voices = voices.filter(({ start, samples }) => start + samples.length > end)
      return beats
    },

    /** True if no sound plays or is scheduled. */
    isSilent: () => !transport.isRunning() && voices.length === 0,
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
