import { noteParts } from '../../../domain/music/note-names.ts'
import { useNotation } from '../notation.ts'
import { splitOctave } from './notes.ts'

/** A note as displayed: its name as the reader wants it, its accidental raised, its octave lowered. */
export function NoteSign({ name }: { name: string }) {
  const { note, octave } = splitOctave(name)
  const { step, sign } = noteParts(note, useNotation())
  return (
    <span aria-hidden="true">
      {step}
      {sign && <sup className="align-[0.75em] text-[0.45em] leading-0">{sign}</sup>}
      <sub className="align-[-0.15em] text-[0.45em] leading-0">{octave}</sub>
    </span>
  )
}
