import { Gain } from 'tone/build/esm/core/context/Gain.js'
import { OfflineContext } from 'tone/build/esm/core/context/OfflineContext.js'
import { ToneOscillatorNode } from 'tone/build/esm/source/oscillator/ToneOscillatorNode.js'
import type { ClickSamples, SoundBank } from './renderer.ts'

/** One oscillator of a click: full from the first sample on for `hold`, then falling for `fall` (s). */
interface Partial {
  type: 'sine' | 'square'
  frequency: number | string
  level: number
  hold: number
  fall: number
}

/** The level of the specification's click; the other sounds' partials add up to the same peak (dB). */
const LEVEL_DB = -6
/** Longer than any of them rings (s). */
const LENGTH = 0.5

const beep = (frequency: string): Partial => ({
  type: 'square',
  frequency,
  level: 1,
  hold: 0.03,
  fall: 0.015,
})

/** A hollow block: a fundamental and the two next modes of a short bar, which die at once. */
const block = (frequency: number, level = 1): Partial[] => [
  { type: 'sine', frequency, level: 0.65 * level, hold: 0.004, fall: 0.07 },
  { type: 'sine', frequency: frequency * 1.58, level: 0.25 * level, hold: 0.003, fall: 0.04 },
  { type: 'sine', frequency: frequency * 2.41, level: 0.1 * level, hold: 0.002, fall: 0.02 },
]

/** A small bell: strike note, minor third, fifth and octave above the hum, the high ones shorter. */
const bell = (frequency: number, level = 1): Partial[] => [
  { type: 'sine', frequency, level: 0.4 * level, hold: 0.005, fall: 0.4 },
  { type: 'sine', frequency: frequency * 0.5, level: 0.12 * level, hold: 0.005, fall: 0.45 },
  { type: 'sine', frequency: frequency * 1.19, level: 0.16 * level, hold: 0.005, fall: 0.28 },
  { type: 'sine', frequency: frequency * 1.5, level: 0.12 * level, hold: 0.005, fall: 0.22 },
  { type: 'sine', frequency: frequency * 2.01, level: 0.2 * level, hold: 0.005, fall: 0.16 },
]

/**
 * Synthesises every click once, so that the audio thread only has to copy samples. The loud form of
 * the specified C5 has its octave on top and stays a C5.
 *
 * @param sampleRate of the context that will play them (Hz)
 */
export async function renderSounds(sampleRate: number): Promise<SoundBank> {
  const both = async (loud: Partial[], normal: Partial[]): Promise<ClickSamples> => ({
    loud: await renderClick(loud, sampleRate),
    normal: await renderClick(normal, sampleRate),
  })
  return {
    square: await both([beep('C5'), beep('C6')], [beep('C5')]),
    wood: await both(block(1320, 1.8), block(990)),
    bell: await both(bell(1568, 1.6), bell(1175)),
  }
}

async function renderClick(partials: Partial[], sampleRate: number): Promise<Float32Array> {
  const context = new OfflineContext(1, LENGTH, sampleRate)
  const output = new Gain({ context, units: 'decibels', gain: LEVEL_DB })
  output.connect(context.rawContext.destination)
  for (const { type, frequency, level, hold, fall } of partials) {
    const gain = new Gain({ context, gain: level }).connect(output)
    const source = new ToneOscillatorNode({ context, type, frequency, fadeOut: fall })
    source.set({ curve: 'exponential' })
    source.connect(gain).start(0).stop(hold)
  }
  const rendered = await context.render()
  return withoutTail(rendered.getChannelData(0))
}

/** Up to the last sample that can be heard (-80 dBFS). */
function withoutTail(samples: Float32Array): Float32Array {
  return samples.slice(0, samples.findLastIndex((sample) => Math.abs(sample) > 1e-4) + 1)
}
