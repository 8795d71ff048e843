import type { SoundBank } from './renderer.ts'
import type { Beat } from './sequence.ts'
import type { Settings } from './settings.ts'

/** Name under which the processor is registered in the audio thread. */
export const PROCESSOR = 'metronome'

/** What the processor is made with. */
export interface ProcessorOptions {
  sounds: SoundBank
  settings: Settings
}

/** What the page tells the audio thread. */
export type Command =
  | { type: 'change'; settings: Settings }
  | { type: 'start'; settings: Settings; time: number }
  | { type: 'stop' }

/** What the audio thread tells the page: a beat has begun, or the last click has rung out. */
export type Report = { type: 'beat'; beat: Beat } | { type: 'silent' }
