import { isSheetProblem, readSheet, type SongSheet } from '../../../domain/music/chord-pro.ts'
import { shapeOfChord } from '../../../domain/music/chord-shapes.ts'
import type { Metre } from '../../../domain/music/score.ts'
import { type Key, readKey, transposeChord } from '../../../domain/music/transpose.ts'
import type { SongSheetSource } from '../../content/song-sheet.server.ts'

/** Facts of a song that its sheet is drawn and played by. */
export interface SongMusic {
  metre: Metre
  /** As `readKey` reads it. */
  key: string
  /** Its fret; 0: without. */
  capo: number
}

/** Which sheet is read, and on which shapes it is played. */
export interface Arrangement {
  version: 'full' | 'easy'
  /** Semitones from the shapes as they are written to those that are played. */
  shift: number
  /** The capo's fret. */
  capo: number
}

/** A song as it was written. */
export const asWritten = ({ capo }: Pick<SongMusic, 'capo'>): Arrangement => ({
  ...{ version: 'full', shift: 0, capo },
})

/** A sheet in the shapes that are played. */
export interface ArrangedSong {
  sheet: SongSheet
  /** The pattern of the right hand, as `readPattern` reads it. */
  strum: string
  /** A written chord as it is played now. */
  played: (chord: string) => string
  /** The chords that are played, in the order in which they come, as they are held. */
  shapes: { name: string; frets: string; fingers: string }[]
}

/** @returns null when the words cannot be read */
export function arrange(
  source: SongSheetSource,
  { metre, key }: SongMusic,
  { version, shift }: Arrangement,
): ArrangedSong | null {
  const sheet = readSheet((version === 'easy' && source.easy) || source.full, metre)
  if (isSheetProblem(sheet)) return null
  const from = readKey(key) as Key
  const played = (chord: string) => transposeChord(chord, from, shift)
  const names = new Set(sheet.bars.flat().flatMap(({ chord }) => (chord ? [played(chord)] : [])))
  const shapes = [...names].flatMap((name) => {
    const own = source.chords.find((chord) => chord.name === name) ?? shapeOfChord(name)
    return own ? [{ name, frets: own.frets, fingers: own.fingers ?? '' }] : []
  })
  const strum = (version === 'easy' && source.easyStrum) || source.strum
  return { sheet, strum, played, shapes }
}
