import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SongSheet } from '../../../domain/music/chord-pro.ts'
import type { Bars } from '../../instruments/player/place.ts'

interface PartControlProps {
  sheet: SongSheet
  loop: Bars | null
  onLoop: (loop: Bars | null) => void
}

/** Repeats one part of the song. */
export function PartControl({ sheet, loop, onLoop }: PartControlProps) {
  const { t } = useTranslation(['songDesk', 'song'])
  const id = useId()
  const chosen = sheet.sections.findIndex(
    ({ firstBar, bars }) => loop?.[0] === firstBar && loop[1] === firstBar + bars - 1,
  )
  return (
    <p data-part="choice">
      <label htmlFor={id} className="font-bold">
        {t('part')}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const section = sheet.sections[Number(target.value)]
          onLoop(section ? [section.firstBar, section.firstBar + section.bars - 1] : null)
        }}
      >
        <option value={-1}>{t('wholeSong')}</option>
        {sheet.sections.map(({ kind, label, firstBar }, index) => (
          <option key={firstBar} value={index}>
            {t(`song:parts.${kind}`, { label }).trim()}
          </option>
        ))}
      </select>
    </p>
  )
}
