import { useTranslation } from 'react-i18next'
import { withAccidentals } from '../../../domain/music/accidentals.ts'
import { parseFrets } from '../../../domain/music/frets.ts'
import { ChordDiagram } from './chord-diagram.tsx'
import type { Chords } from './rich-text.server.ts'

/** Chords side by side; one whose frets cannot be read is shown as it was written. */
export function ChordChart({ value: { chords } }: { value: Chords }) {
  const { t } = useTranslation('richText')
  return (
    <ul aria-label={t('chords.label')} className="chord-chart">
      {chords.map(({ _key, name, frets }) => {
        const parsed = parseFrets(frets)
        return (
          <li key={_key}>
            <p
              className="font-display text-[1.2rem] leading-tight font-extrabold"
              aria-hidden={parsed ? true : undefined}
            >
              {withAccidentals(name)}
            </p>
            {parsed ? <ChordDiagram label={`${name}: ${frets}`} frets={parsed} /> : <p>{frets}</p>}
          </li>
        )
      })}
    </ul>
  )
}
