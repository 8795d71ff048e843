import { toNumber } from '../../../domain/music/rational.ts'
import { barLength, pulseOf, type Score, type ScoreNote } from '../../../domain/music/score.ts'
import type { BandAction } from './band/band-part.ts'

/** Eighths of equal length, or the first twice as long as the second. */
export type Feel = 'straight' | 'shuffle'

/** A movement of a hand. Times and lengths are in quarters as they are played: repetitions written out, swung. */
export type Action = { at: number; string: number } & (
  | { do: 'pluck'; pitch: number; velocity: number; isDead: boolean; isPalmMuted?: true }
  | { do: 'hammer'; pitch: number; velocity: number }
  | { do: 'glide'; pitch: number; kind: 'slide' | 'bend'; over: number }
  | { do: 'vibrato' }
  | { do: 'damp' }
)

/** A beat of the score at which notes begin, and when it is played. */
export interface Onset {
  at: number
  /** Quarters from the beginning of the score. */
  beat: number
}

/** Everything that playing a score once needs, in order. */
export interface Timeline {
  /** Quarters. */
  length: number
  /** Length of a bar, and of a click (quarters). */
  bar: number
  pulse: number
  feel: Feel
  /** The written bars, from 0, in the order they are played. */
  order: number[]
  actions: Action[]
  onsets: Onset[]
  /** Of a song: bass and drums, and the melody on a guitar of its own, in order. */
  band?: readonly BandAction[]
  melody?: readonly Action[]
}

const STRINGS = 6
/** Of the first note of a bar, and of the others, from 0 to 1. */
const ACCENT = 0.85
const NORMAL = 0.7
/** Of a note that only the left hand makes. */
const HAMMER = 0.5
/** Share of a note in which it slides, or is bent up. */
const SLIDE_SHARE = 0.15
const BEND_SHARE = 0.3
/** A bend is let down in the second half of its note. */
const RELEASE_AT = 0.5

/** Writes a score out as it is played. */
export function timelineOf(score: Score, feel: Feel): Timeline {
  const bar = toNumber(barLength(score.metre))
  const order = playedBars(score)
  const swing = feel === 'shuffle' ? swung : (at: number) => at
  const notes = order.flatMap((written, played) =>
    score.notes
      .filter((note) => note.bar === written)
      .map((note) => ({ note, at: swing(toNumber(note.beat) + (played - written) * bar) })),
  )
  const length = order.length * bar
  const actions = Array.from({ length: STRINGS }, (_, index) => {
    const own = notes.filter(({ note }) => note.string === index + 1)
    return own.flatMap((each, place) =>
      actionsOf(each, own[place - 1], own[place + 1]?.at ?? length, bar),
    )
  }).flat()
  const onsets = new Map(notes.map(({ note, at }) => [at, { at, beat: toNumber(note.beat) }]))
  return {
    ...{ length, bar, pulse: pulseOf(score.metre), feel, order },
    actions: actions.sort((a, b) => a.at - b.at || rankOf(a) - rankOf(b)),
    onsets: [...onsets.values()].sort((a, b) => a.at - b.at),
  }
}

/** Strings are damped before others sound. */
const rankOf = (action: Action) => (action.do === 'damp' ? 0 : 1)

/** The bars of a score in the order they are played: what a repetition encloses, twice. */
export function playedBars({ bars }: Pick<Score, 'bars'>): number[] {
  const played: number[] = []
  let start = 0
  for (const [index, bar] of bars.entries()) {
    if (bar.startsRepeat) start = index
    played.push(index)
    if (!bar.endsRepeat) continue
    for (let again = start; again <= index; again++) played.push(again)
    start = index + 1
  }
  return played
}

/** A beat in two halves of one third and two: 0.5 becomes 2/3. */
export function swung(at: number): number {
  const beat = Math.floor(at)
  const share = at - beat
  return beat + (share <= 0.5 ? share * (4 / 3) : 2 / 3 + (share - 0.5) * (2 / 3))
}

interface Placed {
  note: ScoreNote
  at: number
}

/** @param next when the string sounds again, or the end */
function actionsOf({ note, at }: Placed, before: Placed | undefined, next: number, bar: number) {
  const { pitch, technique, bend, isReleased, palmMuted } = note
  const string = note.string - 1
  // A string that nothing interrupts rings for a bar.
  const until = Math.min(next, at + bar)
  const length = until - at
  const rings = before !== undefined && before.at + bar > at && before.note.technique !== 'dead'
  const actions: Action[] = []
  if (technique === 'slide' && rings)
    actions.push({ at, string, do: 'glide', pitch, kind: 'slide', over: length * SLIDE_SHARE })
  else if (technique === 'tap' || (rings && (technique === 'hammer' || technique === 'pull')))
    actions.push({ at, string, do: 'hammer', pitch, velocity: HAMMER })
  else
    actions.push({
      ...{ at, string, do: 'pluck', pitch, isDead: technique === 'dead' },
      velocity: at % bar === 0 ? ACCENT : NORMAL,
      ...(palmMuted && { isPalmMuted: palmMuted }),
    })
  if (technique === 'vibrato') actions.push({ at, string, do: 'vibrato' })
  if (bend) {
    const up = { at, string, do: 'glide', kind: 'bend', over: length * BEND_SHARE } as const
    actions.push({ ...up, pitch: pitch + bend })
    if (isReleased) actions.push({ ...up, at: at + length * RELEASE_AT, pitch })
  }
  if (until < next) actions.push({ at: until, string, do: 'damp' })
  return actions
}
