import type { Heard } from '../heard-time.ts'
import { soundAlone } from '../sound-alone.ts'
import { loadSettings, storeSettings } from '../stored-settings.ts'
import type { Engine } from './engine.ts'
import type { Beat } from './sequence.ts'
import { DEFAULT_SETTINGS, readSettings, type Settings } from './settings.ts'

/** One metronome for the whole page: every open panel shows and controls the same one. */
export interface Metronome {
  settings: Settings
  status: 'stopped' | 'starting' | 'running' | 'failed'
}

const KEY = 'metronome'
const listeners = new Set<() => void>()

/** State on the server, and in the browser until the stored settings are loaded. */
export const initialMetronome: Metronome = { settings: DEFAULT_SETTINGS, status: 'stopped' }

let metronome: Metronome | undefined
let audio: AudioContext | undefined
let loading: Promise<Engine> | undefined
let engine: Engine | undefined

export function getMetronome(): Metronome {
  metronome ??= { ...initialMetronome, settings: loadSettings(KEY, readSettings) }
  return metronome
}

/** Calls `listener` after every change; the sound stops when the last listener unsubscribes. */
export function subscribeToMetronome(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopMetronome()
  }
}

/** Changes some settings: they apply from the next beat and are stored in the browser. */
export function changeSettings(change: (now: Settings) => Partial<Settings>) {
  const { settings } = getMetronome()
  const next = { ...settings, ...change(settings) }
  update({ settings: next })
  engine?.change(next)
  storeSettings(KEY, next)
}

/** Starts. Must be called in a user gesture, without which browsers play no sound. */
export async function startMetronome() {
  if (isOn()) return
  soundAlone(stopMetronome)
  update({ status: 'starting' })
  try {
    audio ??= createAudio()
    loading ??= loadEngine(audio)
    const [loaded] = await Promise.all([loading, audio.resume()])
    engine = loaded
  } catch (error) {
    console.info(`The metronome stays silent: ${error instanceof Error ? error.message : error}`)
    loading = undefined
    update({ status: 'failed' })
    return
  }
  // It may have been stopped while it was loading.
  if (getMetronome().status !== 'starting') return
  engine.start(getMetronome().settings)
  update({ status: 'running' })
}

export function stopMetronome() {
  engine?.stop()
  if (isOn()) update({ status: 'stopped' })
}

export function toggleMetronome() {
  if (isOn()) stopMetronome()
  else void startMetronome()
}

/** The beat that can be heard now; null while there is none. */
export function heardBeat(): Heard<Beat> | null {
  return getMetronome().status === 'running' ? (engine?.heard() ?? null) : null
}

/** Fetches what starting will need, so that the first beat does not wait for the network. */
export function preloadEngine() {
  // A failure is reported when the metronome is started.
  import('./engine.ts').catch(() => {})
}

function isOn() {
  return ['starting', 'running'].includes(getMetronome().status)
}

async function loadEngine(context: AudioContext): Promise<Engine> {
  const { createEngine } = await import('./engine.ts')
  return createEngine(context, getMetronome().settings)
}

function createAudio(): AudioContext {
  const context = new AudioContext({ latencyHint: 'interactive' })
  context.addEventListener('statechange', () => {
    // A phone call interrupts the sound; the display must not keep running.
    if (context.state === 'interrupted') stopMetronome()
  })
  return context
}

function update(change: Partial<Metronome>) {
  metronome = { ...getMetronome(), ...change }
  for (const listener of listeners) listener()
}
