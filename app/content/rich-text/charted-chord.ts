import {
  type Barre,
  barresOf,
  type Fingers,
  fingersOf,
  readFingers,
} from '../../../domain/music/fingering.ts'
import { type ChordShape, type Frets, parseFrets, shapeOf } from '../../../domain/music/frets.ts'
import { NAMINGS, type Naming } from '../../../domain/music/naming.ts'
import { chordName, noteParts, readChord } from '../../../domain/music/note-names.ts'

/** A chord as it is written in a text. */
export interface WrittenChord {
  _key: string
  name: string
  /** `x32010`. */
  frets: string
  /** `032010`; empty: the usual fingering. */
  fingers: string
}

/** A chord's name in one naming. */
export interface NamedChord {
  /** The caption. */
  caption: string
  /** Its root and its bass as notes, for the name in words; none if it cannot be read. */
  root?: string
  bass?: string
}

/** A chord on the fretboard, ready to be drawn. */
export interface ChordDrawing extends ChordShape {
  frets: Frets
  /** Null where four fingers are not enough. */
  fingers: Fingers | null
  barres: Barre[]
}

/** A chord with all that its reader may choose to see. */
export interface ChartedChord {
  _key: string
  names: Record<Naming, NamedChord>
  /** As `SPOKEN` has it; none for one without a name in words. */
  quality?: Quality
  /** The frets as they are written if they cannot be read. */
  drawing: ChordDrawing | string
}

/** Texts (`richText:chords.spoken`) by the qualities that are said in words. */
const SPOKEN = {
  '': 'major',
  m: 'minor',
  '5': 'power',
  '7': 'seventh',
  maj7: 'majorSeventh',
  m7: 'minorSeventh',
  m6: 'minorSixth',
  m7b5: 'halfDiminished',
} as const
export type Quality = (typeof SPOKEN)[keyof typeof SPOKEN]

/** A chord for readers of a language, in every naming: whichever they want, the page has it. */
export function chartedChord(
  { _key, name, frets, fingers }: WrittenChord,
  language: string,
): ChartedChord {
  const chord = readChord(name)
  const quality = Object.entries(SPOKEN).find(([suffix]) => suffix === chord?.quality)?.[1]
  const entries = NAMINGS.map((names): [Naming, NamedChord] => {
    const noteOf = (note: string) => {
      const { step, sign } = noteParts(note, { names, language })
      return step + sign
    }
    const caption = chordName(name, { names, language })
    return [
      names,
      {
        caption,
        ...(chord && { root: noteOf(chord.root) }),
        ...(chord?.bass && { bass: noteOf(chord.bass) }),
      },
    ]
  })
  const names = Object.fromEntries(entries) as Record<Naming, NamedChord>
  return { _key, names, ...(quality && { quality }), drawing: drawingOf(frets, fingers) ?? frets }
}

function drawingOf(source: string, chosen: string): ChordDrawing | null {
  const frets = parseFrets(source)
  if (!frets) return null
  const fingers = readFingers(chosen, frets) ?? fingersOf(frets)
  return { ...shapeOf(frets), frets, fingers, barres: barresOf(fingers ?? [], frets) }
}
