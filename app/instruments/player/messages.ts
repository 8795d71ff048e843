import type { PlayedBeat, PlayerSettings } from './sequence.ts'
import type { Material } from './string-voice.ts'
import type { Timeline } from './timeline.ts'

/** Name under which the processor is registered in the audio thread. */
export const PROCESSOR = 'player'

/** The music, and the strings that it is played on. */
export interface Piece {
  timeline: Timeline
  material: Material
}

/** Commands from the page to the audio thread. */
export type Command =
  /** `from` in quarters of the timeline, `time` by the audio clock (s); `run` numbers the starts. */
  | {
      type: 'start'
      piece: Piece
      settings: PlayerSettings
      from: number
      time: number
      run: number
    }
  | { type: 'change'; settings: PlayerSettings }
  | { type: 'stop' }

/** Events from the audio thread: a beat of a run has begun, or the last sound has ended. */
export type Report = { type: 'beat'; beat: PlayedBeat; run: number } | { type: 'silent' }
