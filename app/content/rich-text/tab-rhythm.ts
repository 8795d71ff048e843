import { type Metre, pulseOf } from '../../../domain/music/score.ts'

/** A column in which notes begin, and their place, px. */
export interface Onset {
  column: number
  x: number
}

/** A note's length as it is written: with a stem below the strings. */
export interface Stem {
  /** Its place, px. */
  x: number
  /** Flags or beams: 1 for an eighth, 2 for a sixteenth; 0 is a quarter, -1 a half, less a whole note. */
  flags: number
  isDotted: boolean
  isTriplet: boolean
  /** Number of its beat in the bar, from 0: notes of one are beamed together. */
  beat: number
}

/** Lengths are counted in parts of a quarter, so that those of triplets are whole numbers, too. */
const QUARTER = 48
const HALF = -1
const MOST_FLAGS = 3

/**
 * The lengths of a bar's notes: each lasts until the next one, or the bar's end. One that no note value has
 * is written as the next shorter plain one.
 *
 * @param columns of the bar; the first is its edge
 * @param onsets left to right
 */
export function stemsOf(columns: number, onsets: Onset[], metre: Metre): Stem[] {
  const [beats, unit] = metre
  const at = (column: number) =>
    Math.round(((column - 1) * 4 * beats * QUARTER) / unit / (columns - 1))
  const pulse = pulseOf(metre) * QUARTER
  return onsets.map(({ x, column }, index) => {
    const start = at(column)
    let length = at(onsets[index + 1]?.column ?? columns) - start
    // A triplet that lasts into the next beat, where it would be tied.
    if (length % 3 && length > pulse) length = pulse - (start % pulse)
    const isTriplet = length % 3 > 0
    if (isTriplet) length *= 1.5
    const flags = Math.ceil(Math.log2(QUARTER / length))
    return {
      x,
      flags: Math.min(MOST_FLAGS, flags),
      isDotted: length === (1.5 * QUARTER) / 2 ** flags,
      isTriplet,
      beat: Math.floor(start / pulse),
    }
  })
}

/** Measures in px. */
const STEM = 20
const HALF_STEM = 9
const BEAM_GAP = 5
const STUB = 6

/**
 * Draws the rhythm of a bar.
 *
 * @param bottom of the stems, px
 * @returns paths of thin and of thick lines, and the places of the 3 of its triplets
 */
export function drawRhythm(stems: Stem[], bottom: number) {
  let thin = ''
  let thick = ''
  const triplets: number[][] = []
  for (const [index, { x, flags, isDotted, isTriplet, beat }] of stems.entries()) {
    const flagsOf = (stem?: Stem) => (stem?.beat === beat ? stem.flags : 0)
    const before = flagsOf(stems[index - 1])
    const after = flagsOf(stems[index + 1])
    if (flags >= HALF) {
      thin += `M${x} ${bottom}v${flags < 0 ? -HALF_STEM : -STEM}`
      if (isDotted) thick += `M${x + 4.5} ${bottom - STEM / 2}h0`
    }
    for (let level = 1; level <= flags; level++) {
      const y = bottom - BEAM_GAP * (level - 1)
      if (after >= level) thick += `M${x} ${y}H${stems[index + 1]?.x}`
      else if (before < 1 && after < 1) thin += `M${x} ${y}q6-2 4-9`
      else if (before < level) thick += `M${x} ${y}h${before > 0 ? -STUB : STUB}`
    }
    if (isTriplet) {
      triplets[beat] ??= []
      triplets[beat].push(x)
    }
  }
  const threes = triplets.flatMap((own) => {
    const [from = 0, to = from] = own
    // A quarter and an eighth: more notes are held together by their beams.
    if (own.length === 2) thin += `M${from} ${bottom + 3}v4h${(to - from) / 2 - 5}m10 0H${to}v-4`
    return (from + (own.at(-1) ?? to)) / 2
  })
  return { thin, thick, threes }
}
