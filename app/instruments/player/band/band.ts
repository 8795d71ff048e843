import { seeded } from '../../../sounds/samples.ts'
import { createStringVoice } from '../string-voice.ts'
import type { BandAction } from './band-part.ts'
import { createDrumKit, type DrumKit } from './drum-kit.ts'

/** Levels in the mix. */
const BASS = 0.85
const DRUMS = 0.5

/** Synthesizing them takes some milliseconds, and they stay the same. */
const kits = new Map<number, DrumKit>()

function kitFor(sampleRate: number): DrumKit {
  const kit = kits.get(sampleRate) ?? createDrumKit(sampleRate)
  kits.set(sampleRate, kit)
  return kit
}

interface Stroke {
  samples: Float32Array
  gain: number
  /** Samples of it that have sounded. */
  position: number
}

/**
 * Bass and drums, as mono samples. Actions take effect at the next sample that is rendered.
 *
 * @param sampleRate Hz
 */
export function createBand(sampleRate: number) {
  const kit = kitFor(sampleRate)
  const bass = createStringVoice(sampleRate, { material: 'bass', random: seeded(7) })
  let strokes: Stroke[] = []
  const low = new Float32Array(128)

  return {
    act(action: BandAction) {
      if (action.do === 'drum')
        strokes.push({ samples: kit[action.drum], gain: DRUMS * action.velocity, position: 0 })
      else if (action.pitch === null) bass.damp()
      else bass.pluck({ pitch: action.pitch, velocity: action.velocity })
    },

    /** Adds the samples of a block of at most 128 to output[from..to). */
    render(output: Float32Array, from: number, to: number) {
      low.fill(0)
      bass.render(low, 0, to - from)
      for (let i = from; i < to; i++)
        output[i] = (output[i] as number) + BASS * (low[i - from] as number)
      for (const stroke of strokes) {
        const { samples, gain } = stroke
        const end = Math.min(to, from + samples.length - stroke.position)
        for (let i = from; i < end; i++)
          output[i] = (output[i] as number) + gain * (samples[stroke.position++] as number)
      }
      if (strokes.some(isOver)) strokes = strokes.filter((stroke) => !isOver(stroke))
    },

    /** Stops the bass softly; drums ring out. */
    damp: () => bass.damp(),
    isSilent: () => strokes.length === 0 && bass.isSilent(),
  }
}

const isOver = ({ samples, position }: Stroke) => position >= samples.length
