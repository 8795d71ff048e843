import { play } from '../../sounds/player.ts'
import { IN_TUNE_BELL } from '../../sounds/sounds.ts'

/** Duration of the bell and its echo in the room (ms). */
const HEARD_MS = 450

let isHeard = false

/** Signals that a string has come into tune; silent when the page is muted. */
export function ringBell() {
  if (!play(IN_TUNE_BELL)) return
  isHeard = true
  setTimeout(() => {
    isHeard = false
  }, HEARD_MS)
}

/** True if the microphone may hear the bell. */
export const isRinging = () => isHeard
