import { createTransport } from '../transport.ts'
import { createGuitar } from './guitar.ts'
import {
  firstPosition,
  type PlayedBeat,
  type PlayerCue,
  type PlayerSettings,
  type Position,
  playBeat,
} from './sequence.ts'
import type { Material } from './string-voice.ts'
import type { Action, Timeline } from './timeline.ts'

/** Of a played vibrato: to both sides (cents), swings per second. */
const VIBRATO = { cents: 22, rate: 5.5 } as const

/** Modes of a small wooden block: frequency (Hz), level, and the time in which it falls to a third (s). */
const CLICK_MODES = [
  { frequency: 990, level: 0.65, fall: 0.016 },
  { frequency: 1564, level: 0.25, fall: 0.01 },
  { frequency: 2386, level: 0.1, fall: 0.006 },
]
/** The loud click, which begins a bar, is a fourth higher and louder. */
const LOUD_UP = 4 / 3
const LOUDER = 1.4
const CLICK_LEVEL = 0.35
const CLICK_SECONDS = 0.12

/**
 * Plays a timeline on a guitar, with clicks, block by block: what the audio thread runs.
 *
 * @param sampleRate Hz
 */
export function createPlayerRenderer(
  sampleRate: number,
  material: Material,
  timeline: Timeline,
  initial: PlayerSettings,
) {
  let settings = initial
  const guitar = createGuitar(sampleRate, material)
  const samples = { loud: clickSamples(sampleRate, true), normal: clickSamples(sampleRate, false) }
  let clicks: { samples: Float32Array; start: number }[] = []
  const transport = createTransport<Position, PlayedBeat, PlayerCue>(sampleRate, (position) =>
    playBeat(position, settings, timeline),
  )

  function obey(cue: PlayerCue, frame: number) {
    if (cue.do === 'click')
      clicks.push({ samples: cue.isLoud ? samples.loud : samples.normal, start: frame })
    else if (cue.do === 'damp all') guitar.damp()
    else act(cue.action, cue.over)
  }

  function act(action: Action, over: number) {
    const string = guitar.strings[action.string]
    if (!string) return
    if (action.do === 'pluck')
      string.pluck({
        ...{ pitch: action.pitch, velocity: action.velocity },
        ...{ dead: action.isDead, palmMuted: !!action.isPalmMuted },
      })
    else if (action.do === 'hammer') string.hammer(action.pitch, action.velocity)
    else if (action.do === 'glide') string.glide(action.pitch, over, action.kind)
    else if (action.do === 'vibrato') string.vibrato(VIBRATO.cents, VIBRATO.rate)
    else string.damp()
  }

  return {
    /** Takes effect on the next beat. */
    change(next: PlayerSettings) {
      settings = next
    },

    /**
     * Begins with the count-in, or goes on elsewhere.
     *
     * @param from quarters of the timeline
     * @param time s, of the audio clock
     */
    start(from: number, time: number) {
      guitar.damp()
      transport.start(firstPosition(timeline, settings, from, time))
    },

    stop() {
      guitar.damp()
      transport.stop()
    },

    /**
     * Adds the sound of one block to `output`.
     *
     * @param frame of the audio clock, of the block's first sample
     * @returns the beats that begin in this block
     */
    render(output: Float32Array, frame: number): PlayedBeat[] {
      const { beats, cues } = transport.advance(frame, output.length)
      let rendered = 0
      for (const { cue, frame: start } of cues) {
        const at = Math.max(rendered, start - frame)
        guitar.render(output, rendered, at)
        rendered = at
        obey(cue, frame + at)
      }
      guitar.render(output, rendered, output.length)
      for (const click of clicks) mix(click, output, frame)
      const end = frame + output.length
      clicks = clicks.filter(({ start, samples }) => start + samples.length > end)
      return beats
    },

    /** True if no sound plays or is scheduled. */
    isSilent: () => !transport.isRunning() && clicks.length === 0 && guitar.isSilent(),
  }
}

export type PlayerRenderer = ReturnType<typeof createPlayerRenderer>

interface Sounding {
  samples: Float32Array
  /** Frame of the audio clock at which its first sample is due. */
  start: number
}

function mix({ samples, start }: Sounding, output: Float32Array, frame: number) {
  const from = Math.max(0, start - frame)
  const to = Math.min(output.length, start + samples.length - frame)
  for (let i = from; i < to; i++) output[i] = (output[i] ?? 0) + (samples[frame + i - start] ?? 0)
}

/** @returns the samples of a click, from -1 to 1; the loud one counts bars */
function clickSamples(sampleRate: number, isLoud: boolean): Float32Array {
  const up = isLoud ? LOUD_UP : 1
  return Float32Array.from({ length: Math.round(CLICK_SECONDS * sampleRate) }, (_, i) => {
    const time = (i + 1) / sampleRate
    const sum = CLICK_MODES.reduce(
      (sound, { frequency, level, fall }) =>
        sound + level * Math.exp(-time / fall) * Math.sin(2 * Math.PI * frequency * up * time),
      0,
    )
    return CLICK_LEVEL * (isLoud ? LOUDER : 1) * sum
  })
}
