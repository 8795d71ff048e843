import { bell } from './bell.ts'
import { pageTurn } from './page-turn.ts'
import type { Sound } from './player.ts'
import { pluckedString } from './pluck.ts'

/** Duration of a sea string's sound (s). */
const STRING_SECONDS = 1.5

/** A string that has come into tune: soft, as the player keeps listening. */
export const IN_TUNE_BELL: Sound = { make: bell, volume: 0.4 }

/** A page of the captain's log. */
export const PAGE_TURN: Sound = { make: pageTurn, volume: 0.35 }

/** A string of the sea; its frequency in Hz. */
export const seaString = (frequency: number): Sound => ({
  make: (sampleRate) => pluckedString(frequency, sampleRate, { seconds: STRING_SECONDS }),
  volume: 0.4,
})
