import { chordNotes, pitchClass } from '../../../../domain/music/chord-notes.ts'
import type { Groove } from '../../../../domain/music/grooves.ts'
import { type Metre, pulseOf } from '../../../../domain/music/score.ts'
import { barOf, type Drum, pulsesOf } from './grooves.ts'

/** A stroke of the band at a place of the timeline (quarters). */
export type BandAction = { at: number } & (
  | { do: 'drum'; drum: Drum; velocity: number }
  /** MIDI number; null: the bass is damped. */
  | { do: 'bass'; pitch: number | null; velocity: number }
)

/** A chord from a place of the timeline on. `''`: none sounds. */
export interface TimedChord {
  /** Quarters. */
  at: number
  /** In letters, as it sounds. */
  chord: string
}

interface BandPiece {
  metre: Metre
  groove: Groove
  bars: number
  /** In order. */
  chords: readonly TimedChord[]
  /** Bars with which sections begin, in order. */
  starts: readonly number[]
  /** When a place of the written bar is played: swung, or as it is (quarters). */
  swing: (at: number) => number
}

const VELOCITIES: Record<string, number> = { X: 1, x: 0.75, o: 0.45 }
/** The lowest note of a bass: E. */
const LOWEST = 28
/** Fewer bars make no section that a fill would lead out of. */
const FILL_FROM = 4

/** Bass and drums to the chords of a song; the last bar is one stroke that rings. */
export function bandPart(piece: BandPiece): BandAction[] {
  const { metre, groove, bars, starts, swing } = piece
  const length = (metre[0] * 4) / metre[1]
  const actions: BandAction[] = []
  for (let bar = 0; bar < bars; bar++) {
    const start = bar * length
    const section = starts.findLastIndex((first) => first <= bar)
    const first = starts[section] ?? 0
    const next = starts[section + 1] ?? bars
    if (bar === bars - 1 && bars > 1) {
      actions.push(...lastStroke(start, chordAt(piece.chords, start)))
      continue
    }
    const pattern = barOf(groove, metre, bar - first)
    if (bar === first && bar > 0) actions.push(hit(start, 'crash', 0.7))
    const fillFrom =
      bar === next - 1 && next - first >= FILL_FROM ? length - pulseOf(metre) : length
    for (const [drum, row] of Object.entries(pattern.drums))
      for (const { at, sign } of steps(row, metre)) {
        const velocity = VELOCITIES[sign]
        if (velocity && at < fillFrom) actions.push(hit(start + swing(at), drum as Drum, velocity))
      }
    if (fillFrom < length) actions.push(...fill(start + fillFrom, pulseOf(metre)))
    actions.push(...bassOf(start, pattern.bass, piece))
  }
  return actions.sort((a, b) => a.at - b.at)
}

const hit = (at: number, drum: Drum, velocity: number): BandAction => ({
  ...{ at, do: 'drum', drum, velocity },
})

/** Leads into the next section in the last pulse of the one before. */
const fill = (at: number, pulse: number): BandAction[] =>
  [0.5, 0.6, 0.75, 0.95].map((velocity, index) => hit(at + (index * pulse) / 4, 'snare', velocity))

function lastStroke(at: number, chord: string): BandAction[] {
  const notes = chordNotes(chord)
  return [
    hit(at, 'kick', 1),
    hit(at, 'crash', 0.85),
    { at, do: 'bass', pitch: notes && lowestOf(notes.bass), velocity: 0.9 },
  ]
}

/** The signs of a row with their places in the bar (quarters). */
function steps(row: string, metre: Metre): { at: number; sign: string }[] {
  const pulse = pulseOf(metre)
  return row
    .split(' ')
    .flatMap((group, index) =>
      [...group].map((sign, step) => ({ at: (index + step / group.length) * pulse, sign })),
    )
}

function bassOf(start: number, row: string, { metre, chords, swing }: BandPiece): BandAction[] {
  const length = pulsesOf(metre) * pulseOf(metre)
  const placed = chords.filter(({ at }) => at >= start && at < start + length)
  const changes = placed.map(({ at }) => at - start)
  return steps(row, metre).flatMap(({ at, sign }): BandAction[] => {
    const chord = chordAt(chords, start + at)
    const notes = chordNotes(chord)
    // A chord that comes where the pattern has nothing is played all the same, and begins with its own lowest note.
    const isChange = changes.some((change) => Math.abs(change - at) < 1e-6)
    const when = start + swing(at)
    if (!notes) return isChange ? [{ at: when, do: 'bass', pitch: null, velocity: 0 }] : []
    if (sign === '-') return [{ at: when, do: 'bass', pitch: null, velocity: 0 }]
    if (sign === '.' && !isChange) return []
    const next = chordNotes(chordAt(chords, start + length))
    const pitch = bassPitch(isChange ? 'R' : sign, notes, next?.bass ?? notes.bass)
    return [{ at: when, do: 'bass', pitch, velocity: at === 0 ? 0.9 : 0.75 }]
  })
}

/** @param next the lowest note of the chord in the bar after */
function bassPitch(sign: string, notes: NonNullable<ReturnType<typeof chordNotes>>, next: number) {
  const { root, bass, steps } = notes
  const lowest = lowestOf(bass)
  const above = (interval: number) => {
    const pitch = lowestOf(pitchClass(root + interval))
    return pitch < lowest ? pitch + 12 : pitch
  }
  if (sign === '8') return lowest + 12
  if (sign === 'a') return lowestOf(next) - 1 < LOWEST ? lowestOf(next) + 11 : lowestOf(next) - 1
  if (sign === '3') return above(steps.find((step) => step === 3 || step === 4) ?? 7)
  if (sign === '5') return above(steps.find((step) => step >= 6 && step <= 8) ?? 7)
  return sign === '6' ? above(9) : lowest
}

const lowestOf = (note: number) => LOWEST + pitchClass(note - LOWEST)

/** @param at quarters of the timeline */
export const chordAt = (chords: readonly TimedChord[], at: number): string =>
  chords.findLast((chord) => chord.at <= at + 1e-6)?.chord ?? ''
