import { notePartsOf } from './note-text.ts'

/** A note for the eye: its letter, its sign raised, its octave lowered. */
export function NoteSign({ name }: { name: string }) {
  const parts = notePartsOf(name)
  return (
    <span aria-hidden="true" className="note-sign">
      {parts?.letter ?? name}
      {parts?.sign && <sup>{parts.sign}</sup>}
      {parts && <sub>{parts.octave}</sub>}
    </span>
  )
}
