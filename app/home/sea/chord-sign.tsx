import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chordName, noteParts, readChord } from '../../../domain/music/note-names.ts'
import type { NamedChord } from '../../instruments/ear/chord-namer.ts'
import { useNotation } from '../../instruments/notation.ts'

/** Texts (`richText:chords.spoken`) by what follows the root. */
const SPOKEN = { '': 'major', m: 'minor', '7': 'seventh' } as const
/** Minimum interval between announcements to a screen reader (ms): a name has to end before the next. */
const PAUSE_MS = 2500

/** A chord's name as the reader writes it, and in words: `Lam`, "La menor". */
function useChordName(symbol: string | undefined) {
  const { t } = useTranslation('richText', { keyPrefix: 'chords.spoken' })
  const notation = useNotation()
  const chord = readChord(symbol ?? '')
  if (!symbol || !chord) return null
  const { step, sign } = noteParts(chord.root, notation)
  const quality = SPOKEN[chord.quality as keyof typeof SPOKEN]
  return { written: chordName(symbol, notation), words: t(quality, { note: step + sign }) }
}

/** A chord as displayed. */
export function ChordSign({ chord }: { chord: NamedChord }) {
  const name = useChordName(chord.name)
  return (
    <span aria-hidden="true">
      <span className="display text-3xl">{name?.written}</span> {name?.words}
    </span>
  )
}

/** Announces chords to screen readers, at intervals: after each, the one that is shown when it is time. */
export function ChordAnnouncer({ chord }: { chord: NamedChord | null }) {
  const [announced, setAnnounced] = useState<string>()
  const last = useRef(-Infinity)
  useEffect(() => {
    if (!chord) return
    const announce = () => {
      last.current = performance.now()
      setAnnounced(chord.name)
    }
    const timer = setTimeout(announce, Math.max(0, last.current + PAUSE_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [chord])
  return (
    <p role="status" className="sr-only">
      {useChordName(announced)?.words}
    </p>
  )
}
