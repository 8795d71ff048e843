import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type LazyDialogProps, useLazyDialog } from '../../ui/lazy-dialog.ts'
import { useNotify } from '../../ui/notices/notice-provider.tsx'
import type { Deletion } from './deletion.ts'
import { ExportSection } from './export-section.tsx'
import { PieceSheet } from './piece-sheet.tsx'
import { piecesOf } from './pieces.ts'
import type { Practices } from './use-practices.ts'
import { WeekBars } from './week-bars.tsx'

const loadDialog = () => import('./delete-dialog.tsx')

interface PracticeRecordProps extends Practices {
  hasAccount: boolean
  /** ISO 8601 */
  now: string
}

/** All that was practised, with what its owner may do with it. */
export function PracticeRecord({ entries, hasAccount, now, ...practices }: PracticeRecordProps) {
  const { t } = useTranslation('practiceLog')
  const { ask, status, dialog } = useDeletion(practices, hasAccount)
  return (
    <>
      {status}
      <WeekBars entries={entries} now={now} />
      <section aria-labelledby="pieces">
        <h2 id="pieces" className="text-4xl md:text-5xl">
          {t('pieces')}
        </h2>
        <div className="mt-6 gap-6 lg:columns-2">
          {piecesOf(entries).map((piece) => (
            <PieceSheet key={piece.key} piece={piece} ask={ask} />
          ))}
        </div>
      </section>
      <ExportSection entries={entries}>
        <Button variant="quiet" onClick={() => ask({ kind: 'all', title: '', entries })}>
          <Icon name="trash-2" className="size-5" />
          {t('delete.all')}
        </Button>
      </ExportSection>
      {dialog}
    </>
  )
}

/** Deletes what the reader confirms; the focus then goes to the line that says so, as its button is gone. */
function useDeletion({ remove, removeAll }: Omit<Practices, 'entries'>, hasAccount: boolean) {
  const { t } = useTranslation('practiceLog')
  const notify = useNotify()
  const [deletion, setDeletion] = useState<Deletion | null>(null)
  const [isDone, setDone] = useState(false)
  const statusRef = useRef<HTMLParagraphElement>(null)
  const { Dialog, show, dialog } = useLazyDialog<
    LazyDialogProps & { deletion: Deletion; hasAccount: boolean; confirm(): void }
  >(loadDialog, () => notify('notFetched'))
  const confirm = () => {
    if (deletion?.kind === 'all') removeAll()
    else remove(deletion?.entries ?? [])
    setDone(true)
  }
  return {
    ask(asked: Deletion) {
      setDeletion(asked)
      setDone(false)
      show()
    },
    status: (
      <p ref={statusRef} role="status" tabIndex={-1} className="text-center font-bold outline-none">
        {isDone && t('delete.done')}
      </p>
    ),
    dialog: Dialog && deletion && (
      <Suspense fallback={null}>
        <Dialog
          {...dialog}
          deletion={deletion}
          hasAccount={hasAccount}
          confirm={confirm}
          returnFocus={() => (isDone ? statusRef.current?.focus() : dialog.returnFocus())}
        />
      </Suspense>
    ),
  }
}
