import type { Frets } from './frets.ts'

/** Fingers of the hand on the fretboard, from the 6th string to the 1st: 1 the index to 4, null for none. */
export type Fingers = readonly (number | null)[]

const LITTLE = 4
/** Fewer sounding strings are a power chord, which the index begins. */
const OPEN_CHORD = 4

/** A finger that holds several strings; strings are counted from 0, the 6th. */
export interface Barre {
  finger: number
  fret: number
  from: number
  to: number
}

/**
 * Reads `023000`: a digit for each string, 0 (or x) where no finger is.
 *
 * @returns null unless there is a finger for every string that is held, and for no other
 */
export function readFingers(source: string, frets: Frets): Fingers | null {
  const fingers = [...source.trim()].map((sign) => {
    const finger = Number(sign.replace(/[xX]/, '0'))
    return finger === 0 ? null : finger
  })
  const fits = frets.every((fret, string) => {
    const finger = fingers[string]
    return fret ? finger && finger <= LITTLE : finger === null
  })
  return fits && fingers.length === frets.length ? fingers : null
}

/**
 * The usual fingering of a chord: the index across the lowest fret where a barre is needed, then a finger for
 * each note, from fret to fret and from the 6th string to the 1st. A finger stands over its own fret of the
 * four that the hand covers, or further back if those after it would run out.
 *
 * @returns null where four fingers are not enough
 */
export function fingersOf(frets: Frets): Fingers | null {
  const held = frets
    .flatMap((fret, string) => (fret ? [{ fret, string }] : []))
    .sort((a, b) => a.fret - b.fret || a.string - b.string)
  const fingers = new Array<number | null>(frets.length).fill(null)
  const lowest = held[0]?.fret ?? 0
  const barre = barreAt(lowest, frets, held.length)
  const left = held.filter(({ fret, string }) => !barre || fret > lowest || string < barre.from)
  if (barre) for (const { fret, string } of held) if (fret === lowest) fingers[string] = 1
  const isIndexFree = lowest > 1 && isPairOverOpenStrings(frets, held.length)
  let last = barre || isIndexFree ? 1 : 0
  for (const [index, { fret, string }] of left.entries()) {
    const over = fret - lowest + 1
    const most = LITTLE - (left.length - 1 - index)
    last = Math.max(last + 1, Math.min(over, most))
    fingers[string] = last
  }
  return last <= LITTLE ? fingers : null
}

/** Two notes among open strings are left to the second and third finger: the index stays free for fret 1. */
function isPairOverOpenStrings(frets: Frets, held: number): boolean {
  const open = frets.filter((fret) => fret === 0).length
  return held <= 2 && open > 0 && held + open >= OPEN_CHORD
}

/**
 * The index lies across the lowest fret if four fingers are not enough for the notes, or if that holds
 * neighbouring strings down to the 1st.
 */
function barreAt(fret: number, frets: Frets, held: number) {
  const from = frets.indexOf(fret)
  const to = frets.lastIndexOf(fret)
  if (!fret || from === to) return null
  const between = frets.slice(from, to + 1)
  const isRow = to === frets.length - 1 && between.every((other) => other === fret)
  const isCovered = between.every((other) => other !== null && other >= fret)
  return isRow || (held > LITTLE && isCovered) ? { from, to } : null
}

/** The fingers that lie across several strings of one fret. */
export function barresOf(fingers: Fingers, frets: Frets): Barre[] {
  return [1, 2, 3, LITTLE].flatMap((finger) => {
    const from = fingers.indexOf(finger)
    const to = fingers.lastIndexOf(finger)
    const fret = frets[from]
    return from < to && fret ? [{ finger, fret, from, to }] : []
  })
}
