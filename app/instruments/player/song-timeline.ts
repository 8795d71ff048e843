import type { SongSheet } from '../../../domain/music/chord-pro.ts'
import type { Frets } from '../../../domain/music/frets.ts'
import type { Groove } from '../../../domain/music/grooves.ts'
import { toNumber } from '../../../domain/music/rational.ts'
import { pulseOf, type Score } from '../../../domain/music/score.ts'
import type { Finger, Stroke, StrumPattern } from '../../../domain/music/strum-pattern.ts'
import { bandPart, type TimedChord } from './band/band-part.ts'
import { type Sounding, SPREAD, soundingStrings, UP_REACH } from './strum.ts'
import { type Action, type Feel, swung, type Timeline } from './timeline.ts'

export interface PlayedSong {
  sheet: SongSheet
  pattern: StrumPattern | null
  groove: Groove
  feel: Feel
  /** The shape of a written chord, as it is held now; null when nobody knows it. */
  shapeOf: (chord: string) => Frets | null
  /** The name of a written chord, as it sounds now. */
  soundOf: (chord: string) => string
  /** The capo's fret. */
  capo: number
  melody: Score | null
  /** Semitones by which the melody sounds above its tab. */
  raised: number
}

const LOUD = 0.72
const SOFT = 0.5
/** Upstrokes are softer. */
const UP = 0.75
const PICKED = 0.66
const SUNG = 0.8
/** Places that differ by less are the same (quarters). */
const NEARLY = 1e-6

/** A song as it is played once, from its first bar to its last: guitar, melody, bass and drums. */
export function songTimeline(song: PlayedSong): Timeline {
  const { sheet, groove, feel, soundOf } = song
  const { bars, metre, sections } = sheet
  const bar = (metre[0] * 4) / metre[1]
  const pulse = pulseOf(metre)
  const length = bars.length * bar
  const swing = feel === 'shuffle' && pulse === 1 ? swung : (at: number) => at
  const chords = timedChords(sheet, bar)
  const places = new Set(Array.from({ length: Math.round(length / pulse) }, (_, i) => i * pulse))
  for (const { at } of chords) places.add(at)
  return {
    ...{ length, bar, pulse, feel },
    order: bars.map((_, index) => index),
    actions: guitarPart(song, chords, { bar, swing }),
    onsets: [...places].sort((a, b) => a - b).map((beat) => ({ at: swing(beat), beat })),
    melody: melodyPart(song, { bar, swing }),
    band: bandPart({
      ...{ metre, groove, swing },
      bars: bars.length,
      chords: chords.map(({ at, chord }) => ({ at, chord: chord && soundOf(chord) })),
      starts: sections.map(({ firstBar }) => firstBar),
    }),
  }
}

interface Time {
  /** Quarters. */
  bar: number
  /** When a written place is played (quarters). */
  swing: (at: number) => number
}

/** The chords as they are written, each with its place in the song. */
function timedChords({ bars }: SongSheet, bar: number): TimedChord[] {
  return bars.flatMap((placed, index) =>
    placed.map(({ at, chord }) => ({ at: index * bar + at, chord })),
  )
}

function guitarPart(song: PlayedSong, chords: TimedChord[], { bar, swing }: Time): Action[] {
  const { sheet, pattern, shapeOf, capo } = song
  const actions: Action[] = []
  const heldAt = (at: number) => {
    const chord = chords.findLast((each) => each.at <= at + NEARLY)?.chord
    const frets = chord ? shapeOf(chord) : null
    return frets ? soundingStrings(frets.map((fret) => (fret === null ? null : fret + capo))) : []
  }
  for (const { at } of chords) {
    const held = heldAt(at)
    for (let string = 0; string < 6; string++)
      if (held.every((own) => own.string !== string))
        actions.push({ at: swing(at), string, do: 'damp' })
  }
  for (const index of sheet.bars.keys()) {
    const isLast = index === sheet.bars.length - 1
    const strokes = isLast || !pattern ? [LAST] : pattern.strokes
    for (const stroke of strokes) {
      const at = index * bar + stroke.at
      actions.push(...strokeActions(stroke, heldAt(at), swing(at)))
    }
  }
  return actions.sort((a, b) => a.at - b.at || rankOf(a) - rankOf(b))
}

/** The last chord rings. */
const LAST: Stroke = { do: 'strum', at: 0, isDown: true, isLoud: true, isMuted: false }

/** Strings are damped before others sound. */
const rankOf = (action: Action) => (action.do === 'damp' ? 0 : 1)

/** @param strings from the lowest */
function strokeActions(stroke: Stroke, strings: Sounding[], at: number): Action[] {
  if (stroke.do === 'pick')
    return [...new Set(stroke.fingers.map((finger) => stringOf(finger, strings)))].flatMap((own) =>
      own ? [{ ...own, at, do: 'pluck', velocity: PICKED, isDead: false } as const] : [],
    )
  const { isDown, isLoud, isMuted } = stroke
  const reached = isDown ? strings : strings.slice(-UP_REACH).toReversed()
  const velocity = (isLoud ? LOUD : SOFT) * (isDown ? 1 : UP)
  return reached.map((own, order) => ({
    ...{ ...own, at: at + order * SPREAD, do: 'pluck', velocity, isDead: isMuted },
  }))
}

/** The string of a finger; one that does not sound leaves it the next lower one. */
function stringOf(finger: Finger, strings: Sounding[]): Sounding | undefined {
  if (finger === 'p') return strings[0]
  if (finger === 'P') return strings[1] ?? strings[0]
  const wanted = { i: 2, m: 1, a: 0 }[finger]
  return strings.findLast(({ string }) => string >= wanted)
}

/** The melody with its sections: one note at a time, each until the next, at most for a bar. */
function melodyPart({ sheet, melody, raised }: PlayedSong, { bar, swing }: Time): Action[] {
  if (!melody) return []
  const notes = sheet.sections.flatMap(({ melody: range, firstBar, bars, hasPickup }) => {
    if (!range) return []
    const first = firstBar - (hasPickup ? 1 : 0)
    return melody.notes
      .filter((note) => note.bar >= range[0] && note.bar <= range[0] + bars - (hasPickup ? 0 : 1))
      .map((note) => ({ note, at: swing(toNumber(note.beat) + (first - range[0]) * bar) }))
  })
  notes.sort((a, b) => a.at - b.at)
  return notes
    .flatMap(({ note, at }, index): Action[] => {
      const string = note.string - 1
      const next = notes.slice(index + 1).find((other) => other.at > at + NEARLY)
      const until = Math.min(next?.at ?? Number.POSITIVE_INFINITY, at + bar)
      const pitch = note.pitch + raised
      const isPlayedOver = next && next.note.string === note.string && next.at === until
      return [
        { at, string, do: 'pluck', pitch, velocity: SUNG, isDead: false },
        ...(isPlayedOver ? [] : [{ at: until, string, do: 'damp' } as const]),
      ]
    })
    .sort((a, b) => a.at - b.at || rankOf(a) - rankOf(b))
}
