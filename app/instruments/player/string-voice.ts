import { frequencyOf } from '../tuner/notes.ts'
import { createExcitation } from './excitation.ts'
import { createStringLoop, type Decay, FUNDAMENTALS } from './string-loop.ts'
import {
  DAMPED,
  decayOf,
  knockOf,
  type Pluck,
  type StringMaterial,
  touchOf,
} from './string-tone.ts'

export type { Material, Pluck } from './string-tone.ts'

/** One string of a guitar. Its calls take effect at the next sample that is rendered. */
export interface StringVoice {
  /** Plays a note; what rang before stops. */
  pluck(note: Pluck): void
  /** Hammers on or pulls off to a pitch (MIDI number): what rings goes on there, with a small knock. */
  hammer(pitch: number, velocity: number): void
  /** Goes to a pitch (MIDI number) over a time (s): a slide from fret to fret, a bend continuously. */
  glide(pitch: number, seconds: number, kind: 'slide' | 'bend'): void
  /** Swings the pitch to both sides, until the next pluck or a depth of 0. */
  vibrato(depthCents: number, rateHz: number): void
  /** Stops the string softly, as a finger does. */
  damp(): void
  /** Adds the samples of a block to output[from..to). */
  render(output: Float32Array, from: number, to: number): void
  isSilent(): boolean
}

/** Samples from one change of the pitch to the next, between which it moves evenly. */
const TICK = 32
/** Share of a change of the vibrato's depth that is made in each tick: its time constant is 20 ms. */
const SWING_CHANGE = 0.033
/** A finger takes this long to press or leave a string at a fret (s). */
const FRET_SECONDS = 0.006
/** A note that is followed by another fades in this time (s). */
const FADE_SECONDS = 0.008
/** Time constant with which the rest of an interrupted fade goes (s). */
const REST_SECONDS = 0.001
/** Below this deflection the string is at rest: -100 dB. */
const SILENCE = 1e-5
/** Time constant of the level that is compared with it (s): longer than the lowest period. */
const LEVEL_SECONDS = 0.03
/** Below this frequency the output falls: a string's bridge does not feel a constant offset (Hz). */
const LOWEST_HZ = 10

/** Goes from 0 to 1 with a slope of 0 at both ends. */
const smooth = (share: number) => share * share * (3 - 2 * share)

/**
 * A string that can be played like a guitar's. Rendering allocates nothing, and gives the same
 * samples in blocks of any size.
 *
 * @param sampleRate Hz
 * @param options.random from 0 to 1, for the noise of the pluck
 */
export function createStringVoice(
  sampleRate: number,
  { material, random = Math.random }: { material: StringMaterial; random?: () => number },
): StringVoice {
  // A pluck changes to the other of the two, while what rang fades.
  let ringing = createVibration(sampleRate, random)
  let fading = createVibration(sampleRate, random)
  let fade = 0
  let rest = 0
  const fadeStep = 1 / Math.round(FADE_SECONDS * sampleRate)
  const restFall = Math.exp(-1 / (REST_SECONDS * sampleRate))
  const levelFall = Math.exp(-1 / (LEVEL_SECONDS * sampleRate))

  let silent = true
  let level = 0
  let tick = 0
  let decay: Decay = DAMPED
  let note: Pluck = { pitch: 57, velocity: 0 }
  let damped = true
  const way = { from: 57, to: 57, samples: 0, position: 0, steps: 0 }
  const swing = { goal: 0, cents: 0, phase: 0, perTick: 0 }

  /** The pitch (MIDI number) that the left hand has reached, without vibrato. */
  function pitchOnTheWay(): number {
    const { from, to, samples, position, steps } = way
    if (position >= samples) return to
    if (steps === 0) return from + (to - from) * smooth(position / samples)
    const along = (position / samples) * steps
    const passed = Math.floor(along)
    const untilNext = ((1 - (along - passed)) * samples) / steps
    const moved = 1 - Math.min(1, untilNext / (FRET_SECONDS * sampleRate))
    return from + ((to - from) * (passed + smooth(moved))) / steps
  }

  function stay(pitch: number) {
    way.to = pitch
    way.samples = 0
    way.position = 0
  }

  function go(pitch: number, seconds: number, kind: 'slide' | 'bend') {
    if (!damped) decay = decayOf(material, playable(pitch), note)
    if (silent) return stay(pitch)
    way.from = pitchOnTheWay()
    way.to = pitch
    way.samples = Math.max(FRET_SECONDS, seconds) * sampleRate
    way.position = 0
    way.steps = kind === 'slide' ? Math.max(1, Math.round(Math.abs(pitch - way.from))) : 0
    steer()
  }

  /** Sets course for the pitch one tick ahead. */
  function steer() {
    tick = TICK
    if (way.position >= way.samples && swing.cents === 0 && swing.goal === 0) return
    way.position += TICK
    swing.phase += swing.perTick
    const missing = swing.goal - swing.cents
    swing.cents = Math.abs(missing) < 0.1 ? swing.goal : swing.cents + SWING_CHANGE * missing
    const pitch = pitchOnTheWay() + (swing.cents / 100) * Math.sin(swing.phase)
    ringing.loop.moveTo(playable(pitch), decay, TICK)
  }

  function change() {
    rest += smooth(fade) * fading.last
    const rang = ringing
    ringing = fading
    fading = rang
    fade = silent ? 0 : 1
    ringing.clear()
  }

  return {
    pluck(next) {
      change()
      note = next
      damped = false
      const frequency = playable(next.pitch)
      decay = decayOf(material, frequency, next)
      stay(next.pitch)
      swing.cents = 0
      swing.goal = 0
      tick = 0
      ringing.loop.set(frequency, decay)
      ringing.excitation.start(touchOf(material, frequency, next, random))
      silent = false
      level = 1
    },
    hammer(pitch, velocity) {
      if (damped) note = { pitch, velocity }
      damped = false
      go(pitch, FRET_SECONDS, 'bend')
      if (silent) ringing.loop.set(playable(pitch), decay)
      ringing.excitation.start(knockOf(material, playable(pitch), velocity))
      silent = false
      level = 1
    },
    glide: go,
    vibrato(depthCents, rateHz) {
      if (swing.cents === 0) swing.phase = 0
      swing.goal = depthCents
      swing.perTick = (2 * Math.PI * rateHz * TICK) / sampleRate
    },
    damp() {
      damped = true
      decay = DAMPED
      ringing.loop.moveTo(playable(pitchOnTheWay()), decay, TICK)
    },
    render(output, from, to) {
      for (let i = from; i < to && !silent; i++) {
        if (tick === 0) steer()
        tick -= 1
        let sample = ringing.next() + rest
        rest *= restFall
        if (fade > 0) {
          sample += smooth(fade) * fading.next()
          fade = Math.max(0, fade - fadeStep)
        }
        level = Math.max(Math.abs(sample), level * levelFall)
        output[i] = (output[i] as number) + sample
        if (level < SILENCE && ringing.excitation.isOver()) silent = true
      }
    },
    isSilent: () => silent,
  }
}

/** The frequency (Hz) of a pitch (MIDI number), within what the string's model can do. */
const playable = (pitch: number) =>
  Math.max(FUNDAMENTALS.lowest, Math.min(FUNDAMENTALS.highest, frequencyOf(pitch)))

/** A string's loop with what excites it, and its output without any constant offset. */
function createVibration(sampleRate: number, random: () => number) {
  const loop = createStringLoop(sampleRate)
  const excitation = createExcitation(sampleRate, random)
  const fall = 1 - (2 * Math.PI * LOWEST_HZ) / sampleRate
  let before = 0
  const vibration = {
    loop,
    excitation,
    /** The latest sample. */
    last: 0,
    clear() {
      loop.clear()
      excitation.stop()
      before = 0
      vibration.last = 0
    },
    next(): number {
      const sample = loop.next(excitation.next())
      vibration.last = sample - before + fall * vibration.last
      before = sample
      return vibration.last
    },
  }
  return vibration
}
