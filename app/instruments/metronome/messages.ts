import type { SoundBank } from './renderer.ts'
import type { Beat } from './sequence.ts'
import type { Settings } from './settings.ts'

/** Name under which the processor is registered in the audio thread. */
export const PROCESSOR = 'metronome'

/** Options of the audio processor. */
export interface ProcessorOptions {
  sounds: SoundBank
  settings: Settings
}

/** Commands from the page to the audio thread. */
export type Command =
  | { type: 'change'; settings: Settings }
  | { type: 'start'; settings: Settings; time: number }
  | { type: 'stop' }

/** Events from the audio thread: a beat has begun, or the last click has ended. */
export type Report = { type: 'beat'; beat: Beat } | { type: 'silent' }
