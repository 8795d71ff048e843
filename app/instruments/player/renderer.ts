import { createTransport } from '../transport.ts'
import { createBand } from './band/band.ts'
import { createGuitar, type Guitar, limit } from './guitar.ts'
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
/** Levels of a guitar that plays with a band, and of the melody's. */
const WITH_BAND = 0.6
const MELODY = 0.9
/** Samples of a block. */
const BLOCK = 128

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
  const melody = timeline.melody && createGuitar(sampleRate, 'nylon')
  const band = timeline.band && createBand(sampleRate)
  const mixed = new Float32Array(BLOCK)
  const own = new Float32Array(BLOCK)
  const samples = { loud: clickSamples(sampleRate, true), normal: clickSamples(sampleRate, false) }
  let clicks: { samples: Float32Array; start: number }[] = []
  const transport = createTransport<Position, PlayedBeat, PlayerCue>(sampleRate, (position) =>
    playBeat(position, settings, timeline),
  )

  function obey(cue: PlayerCue, frame: number) {
    if (cue.do === 'click')
      clicks.push({ samples: cue.isLoud ? samples.loud : samples.normal, start: frame })
    else if (cue.do === 'damp all') damp()
    else if (cue.do === 'band') band?.act(cue.action)
    else act(cue.isMelody ? melody : guitar, cue.action, cue.over)
  }

  function damp() {
    guitar.damp()
    melody?.damp()
    band?.damp()
  }

  function act(on: Guitar | undefined, action: Action, over: number) {
    const string = on?.strings[action.string]
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

  /** Adds what the instruments play to output[from..to). */
  function play(output: Float32Array, from: number, to: number) {
    if (!band && !melody) {
      guitar.render(output, from, to)
      return
    }
    for (let start = from; start < to; start += BLOCK) {
      const length = Math.min(BLOCK, to - start)
      mixed.fill(0)
      addTo(mixed, guitar, WITH_BAND, length)
      if (melody) addTo(mixed, melody, MELODY, length)
      band?.render(mixed, 0, length)
      for (let i = 0; i < length; i++)
        output[start + i] = (output[start + i] as number) + limit(mixed[i] as number)
    }
  }

  function addTo(mix: Float32Array, instrument: Guitar, gain: number, length: number) {
    own.fill(0)
    instrument.render(own, 0, length)
    for (let i = 0; i < length; i++) mix[i] = (mix[i] as number) + gain * (own[i] as number)
  }

  return {
    /** Takes effect on the next beat. */
    change(next: PlayerSettings) {
      if (settings.hasGuitar && !next.hasGuitar) guitar.damp()
      if (settings.hasMelody && !next.hasMelody) melody?.damp()
      if (settings.hasBand && !next.hasBand) band?.damp()
      settings = next
    },

    /**
     * Begins with the count-in, or goes on elsewhere.
     *
     * @param from quarters of the timeline
     * @param time s, of the audio clock
     */
    start(from: number, time: number) {
      damp()
      transport.start(firstPosition(timeline, settings, from, time))
    },

    stop() {
      damp()
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
        play(output, rendered, at)
        rendered = at
        obey(cue, frame + at)
      }
      play(output, rendered, output.length)
      for (const click of clicks) mix(click, output, frame)
      const end = frame + output.length
      clicks = clicks.filter(({ start, samples }) => start + samples.length > end)
      return beats
    },

    /** True if no sound plays or is scheduled. */
    isSilent: () =>
      !transport.isRunning() &&
      clicks.length === 0 &&
      guitar.isSilent() &&
      (melody?.isSilent() ?? true) &&
      (band?.isSilent() ?? true),
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
