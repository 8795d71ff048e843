import { play, prepare } from '../../sounds/player.ts'
import { isSoundOn } from '../../sounds/setting.ts'
import { seaString } from '../../sounds/sounds.ts'
import { seaStrings } from '../../ui/sea-wave.ts'
import { whenIdle } from '../../ui/when-idle.ts'

/** A string is not struck again sooner (ms). */
const STRING_REST = 120
/** Delay between strings that are crossed at once, as in a strum (ms), and how many of them sound at most. */
const GAP = 28
const CHORD = 6 * GAP
/** The softest touch is still audible. */
const SOFTEST = 0.4

const sounds = seaStrings.map(({ frequency }) => seaString(frequency))
const struck = new Map<number, { at: number; end: (() => void) | null }>()
let lastStroke = 0

/**
 * Sounds a string, unless it was struck just now.
 *
 * @param index as in `seaStrings`
 * @param force from 0 to 1
 */
export function strum(index: number, force: number) {
  const sound = sounds[index]
  const now = performance.now()
  const at = Math.max(now, lastStroke + GAP)
  const before = struck.get(index)
  if (!sound || at - now > CHORD || (before && at - before.at < STRING_REST)) return
  before?.end?.()
  const volume = SOFTEST + (1 - SOFTEST) * Math.min(1, force)
  lastStroke = at
  struck.set(index, { at, end: play(sound, { volume, delay: (at - now) / 1000 }) })
}

/** Makes the strings' samples one by one while the browser has nothing else to do. */
export function prepareStrum(index = 0) {
  const sound = sounds[index]
  if (!sound || !isSoundOn()) return
  whenIdle(() => {
    prepare(sound)
    prepareStrum(index + 1)
  })
}
