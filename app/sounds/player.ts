import { withLoudness } from './loudness.ts'
import type { Samples } from './samples.ts'
import { isSoundOn } from './setting.ts'

/** Enough for a string, a bell and paper, and half the work of a disc's (Hz). */
const SAMPLE_RATE = 24_000
/** Sounds are normalized to the loudness of the cannon's shot before their volume applies (LUFS, momentary). */
const LOUDNESS = -23

export interface Sound {
  /** Its samples at a sample rate (Hz). */
  make: (sampleRate: number) => Samples
  /** Volume from 0 to 1; 1 is the cannon's shot. */
  volume: number
}

const made = new Map<Sound, AudioBuffer>()
let context: AudioContext | undefined
/** Number of playing sounds. */
let sounding = 0

/**
 * True if the page may play sounds: not muted, and the visitor has already tapped, clicked or
 * typed; before that, browsers block sounds and log a warning.
 */
export function canSound(): boolean {
  return isSoundOn() && (navigator.userActivation?.hasBeenActive ?? false)
}

/** Makes a sound's samples, so that playing it takes no time. */
export function prepare(sound: Sound): AudioBuffer {
  const cached = made.get(sound)
  if (cached) return cached
  const samples = withLoudness(sound.make(SAMPLE_RATE), SAMPLE_RATE, LOUDNESS)
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: SAMPLE_RATE })
  buffer.copyToChannel(samples, 0)
  made.set(sound, buffer)
  return buffer
}

/**
 * Plays a sound if the page may play sounds.
 *
 * @param options.volume share of the sound's own
 * @param options.delay s
 * @returns stops it early; null when nothing sounds
 */
export function play(sound: Sound, { volume = 1, delay = 0 } = {}): (() => void) | null {
  if (!canSound()) return null
  context ??= new AudioContext({ latencyHint: 'interactive' })
  sounding++
  void context.resume()
  const gain = new GainNode(context, { gain: sound.volume * volume })
  const source = new AudioBufferSourceNode(context, { buffer: prepare(sound) })
  source.connect(gain).connect(context.destination)
  source.start(context.currentTime + delay)
  source.onended = () => {
    gain.disconnect()
    sounding--
    // A device that plays silence drains the battery.
    if (sounding === 0) void context?.suspend()
  }
  return () => fadeOut(source, gain)
}

/** Long enough not to click (s). */
const FADE = 0.02

function fadeOut(source: AudioBufferSourceNode, gain: GainNode) {
  const { currentTime } = gain.context
  gain.gain.setTargetAtTime(0, currentTime, FADE / 3)
  source.stop(currentTime + FADE)
}
