import { keepAwake } from '../keep-awake.ts'
import {
  canListen,
  listMicrophones,
  type Microphone,
  MicrophoneError,
  type MicrophoneProblem,
  openMicrophone,
  type Processing,
} from '../microphone.ts'
import { loadSettings, storeSettings } from '../stored-settings.ts'
import { type Display, nextDisplay, SILENT } from './display.ts'
import { isRinging, ringBell } from './in-tune-bell.ts'
import { levelOf, QUIETEST_DB } from './level.ts'
import { DEFAULT_SETTINGS, readSettings, type TunerSettings } from './settings.ts'
import type { Tuning } from './tunings.ts'

/** One tuner for the whole page: every open panel shows and controls the same one. */
export interface TunerState {
  settings: TunerSettings
  status: 'off' | 'starting' | 'on'
  /** Reason for which it stopped by itself, or did not start. */
  problem: MicrophoneProblem | 'unplugged' | 'hidden' | null
  /** The one string that is listened for; null: whichever sounds. */
  only: string | null
  display: Display
  microphones: { id: string; label: string }[]
  /** Voice processing that the browser applies despite the constraints. */
  processings: Processing[]
}

/** For what moves 60 times a second and is drawn without React. */
export interface Frame {
  /** dB below full scale. */
  level: number
  /** Null while no string sounds. */
  cents: number | null
}

/**
 * @param samples one frame, -1 to 1, which it may read until it returns
 * @param sampleRate Hz
 */
type SamplesListener = (samples: Float32Array, sampleRate: number) => void

const FRAME_RATE = 60
const KEY = 'tuner'
const NO_FRAME: Frame = { level: QUIETEST_DB, cents: null }
const listeners = new Set<() => void>()
const samplesListeners = new Set<SamplesListener>()

type Engine = ReturnType<typeof import('./engine.ts').createTuner>

/** State on the server, and in the browser until the stored settings are loaded. */
export const initialTuner: TunerState = {
  settings: DEFAULT_SETTINGS,
  ...{ status: 'off', problem: null, only: null, display: SILENT },
  ...{ microphones: [], processings: [] },
}

let state: TunerState | undefined
let microphone: Microphone | undefined
let engine: Engine | undefined
let frame = NO_FRAME
let display = SILENT
/** Samples heard since the microphone was opened: the engine's clock. */
let heard = 0
/** Incremented by every start and stop, so that a slow start can tell that it is outdated. */
let turn = 0
let isInputIgnored = false
/** Cleans up what accompanies an open microphone. */
let session = new AbortController()

export function getTuner(): TunerState {
  state ??= { ...initialTuner, settings: loadSettings(KEY, readSettings) }
  return state
}

export const latestFrame = () => frame

/**
 * Calls `listener` after every change; the microphone is released when the last listener
 * unsubscribes.
 */
export function subscribeToTuner(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopTuner()
  }
}

/** Calls `listener` with all that the open microphone hears; returns the function that ends it. */
export function onSamples(listener: SamplesListener): () => void {
  samplesListeners.add(listener)
  return () => void samplesListeners.delete(listener)
}

/** Opens the microphone. Must be called in a user gesture. */
export async function startTuner() {
  if (getTuner().status !== 'off') return
  if (!canListen()) return update({ problem: 'unsupported' })
  const mine = ++turn
  update({ status: 'starting', problem: null })
  try {
    const context = new AudioContext({ latencyHint: 'interactive' })
    void context.resume()
    preloadEngine()
    const opened = await openMicrophone(context, getTuner().settings.deviceId, FRAME_RATE, {
      onFrame: listen,
      onEnded: () => stopTuner('unplugged'),
    })
    if (mine !== turn) return opened.close()
    microphone = opened
    await makeEngine(opened.sampleRate)
    if (mine !== turn) return
    session = new AbortController()
    document.addEventListener('visibilitychange', stopWhenHidden, session)
    keepAwake(session.signal)
    update({ status: 'on', processings: opened.processings })
    update({ microphones: await listMicrophones() })
  } catch (error) {
    console.info(`The tuner hears nothing: ${error instanceof Error ? error.message : error}`)
    if (mine !== turn) return
    stopTuner(error instanceof MicrophoneError ? error.problem : 'failed')
  }
}

/** Releases the microphone. */
export function stopTuner(problem: TunerState['problem'] = null) {
  if (getTuner().status === 'off') return
  turn++
  session.abort()
  microphone?.close()
  microphone = undefined
  engine = undefined
  frame = NO_FRAME
  display = SILENT
  update({ status: 'off', problem, display, processings: [] })
}

/** Stops listening while the page is hidden, for the visitor's privacy. */
function stopWhenHidden() {
  if (document.hidden) stopTuner('hidden')
}

/** Ignores the microphone while a reference tone sounds. */
export function setInputIgnored(ignored: boolean) {
  isInputIgnored = ignored
}

/** Listens for one string, or for all of them again. */
export function chooseString(only: string | null) {
  update({ only })
  renewEngine()
}

export function changeSettings(change: Partial<TunerSettings>) {
  const { settings, only } = getTuner()
  const next = { ...settings, ...change }
  storeSettings(KEY, next)
  update({ settings: next, only: next.tuning === settings.tuning ? only : null })
  if (next.deviceId !== settings.deviceId && getTuner().status === 'on') {
    stopTuner()
    void startTuner()
  } else if (next.tuning !== settings.tuning || next.a4 !== settings.a4) {
    renewEngine()
  }
}

/** Fetches what starting will need, so that the first tap does not wait for the network. */
export function preloadEngine() {
  // A failure is reported when the tuner is started.
  import('./engine.ts').catch(() => {})
}

function renewEngine() {
  if (microphone) void makeEngine(microphone.sampleRate)
}

async function makeEngine(sampleRate: number) {
  const { createTuner } = await import('./engine.ts')
  const { settings, only } = getTuner()
  const tuning: Tuning = { strings: settings.tuning, ...(only && { only }) }
  engine = createTuner({ sampleRate, frameRate: FRAME_RATE, a4: settings.a4, tuning })
  heard = 0
  display = SILENT
  update({ display })
}

function listen(samples: Float32Array) {
  if (!microphone || !engine) return
  for (const listener of samplesListeners) listener(samples, microphone.sampleRate)
  engine.push(samples)
  heard += samples.length
  // Readings are held while the bell sounds: the microphone hears it too.
  if (isRinging()) return
  const time = heard / microphone.sampleRate
  const reading = engine.read(time)
  const shown = isInputIgnored ? null : reading
  frame = { level: levelOf(samples), cents: shown?.cents ?? null }
  const before = display
  display = nextDisplay(before, shown, time)
  if (looksDifferent(before, display)) update({ display })
  if (display.tuned.length > before.tuned.length) ringBell()
}

function looksDifferent(before: Display, after: Display): boolean {
  return (
    after.string !== before.string ||
    after.cents !== before.cents ||
    after.sounding !== before.sounding ||
    after.inTune.reached !== before.inTune.reached ||
    after.tuned !== before.tuned
  )
}

function update(change: Partial<TunerState>) {
  state = { ...getTuner(), ...change }
  for (const listener of listeners) listener()
}
