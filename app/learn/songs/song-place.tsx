import { useTranslation } from 'react-i18next'
import type { SongSheet } from '../../../domain/music/chord-pro.ts'
import { chordName } from '../../../domain/music/note-names.ts'
import { useNotation } from '../../instruments/notation.ts'
import type { ArrangedSong } from './song-version.ts'

interface SongPlaceProps {
  arranged: ArrangedSong
  /** Length of a bar (quarters). */
  bar: number
  /** Quarters from the song's beginning. */
  beat: number
  /** The pulse that is counted in; null otherwise. */
  count: number | null
  isOn: boolean
}

/** The part of the song that sounds, its chord and the next one, large enough to be read while playing. */
export function SongPlace({ arranged: { sheet, played }, bar, beat, count, isOn }: SongPlaceProps) {
  const { t } = useTranslation(['songDesk', 'song', 'player'])
  const notation = useNotation()
  const changes = changesOf(sheet, bar)
  const index = Math.max(
    0,
    changes.findLastIndex(({ at }) => at <= beat + 1e-6),
  )
  const nameOf = (chord?: string) => (chord ? chordName(played(chord), notation) : '–')
  const number = Math.floor(beat / bar + 1e-6)
  const section = sheet.sections.findLast(({ firstBar }) => firstBar <= number)
  const part = section ? t(`song:parts.${section.kind}`, { label: section.label }).trim() : ''
  return (
    <div data-part="place">
      <span data-part="part">
        {part} · {number + 1}/{sheet.bars.length}
      </span>
      <span data-part="now">
        <small>{count === null ? t('now') : t('count', { count })}</small>
        <b className="display">{nameOf(changes[index]?.chord)}</b>
      </span>
      <span data-part="next">
        <small>{t('next')}</small>
        <b className="display">{nameOf(changes[index + 1]?.chord)}</b>
      </span>
      <span role="status" className="sr-only">
        {isOn ? part : t('player:announce.still')}
      </span>
    </div>
  )
}

/** The chords with their places (quarters), without those that only go on. */
function changesOf({ bars }: SongSheet, bar: number) {
  const all = bars.flatMap((placed, index) =>
    placed.map(({ at, chord }) => ({ at: index * bar + at, chord })),
  )
  return all.filter(({ chord }, index) => chord !== all[index - 1]?.chord)
}
