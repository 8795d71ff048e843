import { useTranslation } from 'react-i18next'
import type { PracticeEntry } from '../../../domain/practice-log.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Deletion } from './deletion.ts'
import type { Piece } from './pieces.ts'
import { useWords } from './use-words.ts'

/** The newest practices that are listed; others are in the export. */
const MAX_ROWS = 50

/** The practices of a piece, newest first, unfolded by the reader. */
export function EntryTable({ piece, ask }: { piece: Piece; ask(deletion: Deletion): void }) {
  const { t } = useTranslation('practiceLog')
  const { title, entries } = piece
  const rows = entries.toReversed().slice(0, MAX_ROWS)
  const older = entries.length - rows.length
  return (
    <details className="group mt-4 border-y-2 border-dashed border-sepia">
      <summary className="flex min-h-11 items-center justify-between gap-4 py-2 font-bold">
        {t('all.show')}
        <Icon
          name="chevron-down"
          className="size-6 transition-[rotate] duration-200 group-open:rotate-180"
        />
      </summary>
      <table className="mb-3 w-full text-left leading-tight lining-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('all.date')}</th>
            <th scope="col">{t('all.result')}</th>
            <th scope="col">{t('all.time')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              remove={() => ask({ kind: 'entry', title, entries: [entry] })}
            />
          ))}
        </tbody>
      </table>
      {older > 0 && <p className="mb-3 text-sepia">{t('all.older', { count: older })}</p>}
    </details>
  )
}

function EntryRow({ entry, remove }: { entry: PracticeEntry; remove(): void }) {
  const { t } = useTranslation('practiceLog')
  const { date, resultOf, time } = useWords()
  return (
    <tr className="border-sepia/40 border-t [&>*]:py-1 [&>*]:pr-3">
      <th scope="row" className="font-normal">
        {date(entry.at)}
      </th>
      <td>{resultOf(entry)}</td>
      <td className="whitespace-nowrap">{time(entry.seconds)}</td>
      <td className="w-11 pr-0!">
        <IconButton
          className="with-scripts size-11! print:hidden"
          aria-label={t('delete.entry', { date: date(entry.at) })}
          onClick={remove}
        >
          <Icon name="trash-2" className="size-5" />
        </IconButton>
      </td>
    </tr>
  )
}
