import { notePartsOf } from './note-text.ts'

/** A note as displayed: its letter, its accidental raised, its octave lowered. */
export function NoteSign({ name }: { name: string }) {
  const parts = notePartsOf(name)
  return (
    <span aria-hidden="true">
      {parts?.letter ?? name}
      {parts?.sign && <sup className="align-[0.75em] text-[0.45em] leading-0">{parts.sign}</sup>}
      {parts && <sub className="align-[-0.15em] text-[0.45em] leading-0">{parts.octave}</sub>}
    </span>
  )
}
