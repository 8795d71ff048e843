import { keepAwake } from '../keep-awake.ts'
import { soundAlone } from '../sound-alone.ts'
import { createPlayerEngine, type HeardPlace, type PlayerEngine } from './engine.ts'
import type { Piece } from './messages.ts'
import type { PlayerSettings } from './sequence.ts'

/** One player for the whole page: starting one piece stops the other. */
export interface Player {
  /** Name of the piece that was started last. */
  name: string | null
  status: 'stopped' | 'starting' | 'running' | 'failed'
}

/** State on the server, and until something is played. */
export const initialPlayer: Player = { name: null, status: 'stopped' }

const listeners = new Set<() => void>()
let player = initialPlayer
let loading: Promise<PlayerEngine> | undefined
let engine: PlayerEngine | undefined
let session = new AbortController()

export const getPlayer = () => player

/** Calls `listener` after every change. */
export function subscribeToPlayer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Plays a piece, in place of whatever sounds.
 *
 * @param audio created and resumed in a user gesture, without which browsers play no sound
 * @param from quarters of the timeline
 */
export async function play(
  audio: AudioContext,
  name: string,
  { piece, settings, from }: { piece: Piece; settings: PlayerSettings; from: number },
) {
  soundAlone(stopPlaying)
  session.abort()
  session = new AbortController()
  const { signal } = session
  update({ name, status: 'starting' })
  try {
    loading ??= createPlayerEngine(audio, stopPlaying)
    const [loaded] = await Promise.all([loading, audio.resume()])
    engine = loaded
  } catch (error) {
    console.info(`The player stays silent: ${error instanceof Error ? error.message : error}`)
    loading = undefined
    if (!signal.aborted) update({ name, status: 'failed' })
    return
  }
  // It may have been stopped while it was loading.
  if (signal.aborted) return
  engine.start(piece, settings, from)
  keepAwake(signal)
  // A phone call interrupts the sound; the display must not keep running.
  audio.addEventListener('statechange', () => audio.state === 'interrupted' && stopPlaying(), {
    signal,
  })
  update({ name, status: 'running' })
}

/** Takes effect on the next beat. */
export function changePlaying(settings: PlayerSettings) {
  engine?.change(settings)
}

export function stopPlaying() {
  session.abort()
  if (player.status === 'failed' || player.status === 'stopped') return
  engine?.stop()
  update({ ...player, status: 'stopped' })
}

/**
 * The place of the music that can be heard now; null while there is none.
 *
 * @param delay further latency, which the browser does not know of (s)
 */
export function heardPlace(delay: number): HeardPlace | null {
  return player.status === 'running' ? (engine?.heard(delay) ?? null) : null
}

/** The last beats that have begun, in order. */
export const playedBeats = () => engine?.beats() ?? []

/**
 * Keeps the audio clock running for the microphone that listens beside the player.
 *
 * @throws when the browser cannot play
 */
export async function stayAwake(audio: AudioContext, until: AbortSignal) {
  loading ??= createPlayerEngine(audio, stopPlaying)
  engine = await loading
  engine.stayAwake(true)
  keepAwake(until)
  until.addEventListener('abort', () => engine?.stayAwake(false), { once: true })
}

function update(next: Player) {
  player = next
  for (const listener of listeners) listener()
}
