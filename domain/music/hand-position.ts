import { toNumber } from './rational.ts'
import type { Score, ScoreNote } from './score.ts'

/** A finger of the fretting hand: 1 the index, 4 the little one. */
export type Finger = 1 | 2 | 3 | 4

/** The hand stands behind four frets. */
const SPAN = 4
const HIGHEST = 21
/** Cost of a fret that only a stretched little finger reaches, and of each one farther away. */
const STRETCH = 1.5
const OUT_OF_REACH = 12
/** Of two positions that serve as well, the higher one has the index finger on the lowest fret. */
const NOT_THE_INDEX = 0.02
/** Cost of leaving a place, and of each fret that the hand goes. */
const MOVE = 1
const EACH_FRET = 0.03

/**
 * The finger of each fretted note, by the hand positions that move least: the cheapest path through all of them
 * (Viterbi). Strings that are held together get fingers in the order of their frets.
 *
 * @returns by the index of the note in `score.notes`; null for open strings and dead notes
 */
export function fingeringOf({ notes }: Pick<Score, 'notes'>): (Finger | null)[] {
  const groups = Map.groupBy(notes.filter(isHeld), ({ beat }) => toNumber(beat))
  const steps = [...groups.values()]
  const places = cheapestPath(steps.map((group) => costsOf(group)))
  const fingers = new Map(
    steps.flatMap((group, index) =>
      handOf(group, places[index] ?? 1).map(([note, finger]) => [note, clamp(finger)] as const),
    ),
  )
  return notes.map((note) => fingers.get(note) ?? null)
}

/** Strings that are held together get fingers in the order of their frets; above 4 there is none left. */
function handOf(group: ScoreNote[], position: number): [ScoreNote, finger: number][] {
  let before = 0
  return group
    .toSorted((a, b) => fretOf(a) - fretOf(b) || b.string - a.string)
    .map((note) => {
      before = Math.max(before + 1, fretOf(note) - position + 1)
      return [note, before]
    })
}

const isHeld = ({ fret }: ScoreNote) => fret !== null && fret > 0
const fretOf = ({ fret }: ScoreNote) => fret ?? 0
const clamp = (finger: number) => Math.min(4, Math.max(1, finger)) as Finger

/** The cost of holding notes in each position; index 0 is the first. */
function costsOf(group: ScoreNote[]): number[] {
  return Array.from({ length: HIGHEST }, (_, index) =>
    handOf(group, index + 1).reduce(
      (sum, [note, finger]) => sum + costOf(fretOf(note) - (index + 1), finger),
      0,
    ),
  )
}

/** @param offset of a fret from the index finger's */
function costOf(offset: number, finger: number): number {
  if (offset === SPAN) return STRETCH
  if (offset < 0 || finger > SPAN) return OUT_OF_REACH + Math.abs(offset)
  return offset * NOT_THE_INDEX
}

/** @returns the positions of the path, from 1 */
function cheapestPath(steps: number[][]): number[] {
  let costs = Array.from({ length: HIGHEST }, () => 0)
  const origins: number[][] = []
  for (const step of steps) {
    const before = costs
    const from = before.map((_, place) => cheapestOrigin(before, place))
    origins.push(from)
    costs = step.map((cost, place) => {
      const origin = from[place] ?? place
      return cost + (before[origin] ?? 0) + moveCost(origin, place)
    })
  }
  let place = costs.indexOf(Math.min(...costs))
  const path: number[] = []
  for (const from of origins.toReversed()) {
    path.unshift(place + 1)
    place = from[place] ?? place
  }
  return path
}

function cheapestOrigin(costs: number[], place: number): number {
  const totals = costs.map((cost, origin) => cost + moveCost(origin, place))
  return totals.indexOf(Math.min(...totals))
}

const moveCost = (from: number, to: number) =>
  from === to ? 0 : MOVE + EACH_FRET * Math.abs(from - to)
