import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { LazyDialogProps } from '../../ui/lazy-dialog.ts'
import { Modal } from '../../ui/modal.tsx'
import type { Deletion } from './deletion.ts'

const QUESTIONS = { entry: 'askEntry', piece: 'askPiece', all: 'askAll' } as const

/** Asks before something is deleted, and says from where it will be gone. */
export default function DeleteDialog({
  deletion,
  hasAccount,
  confirm,
  ...dialog
}: LazyDialogProps & { deletion: Deletion; hasAccount: boolean; confirm(): void }) {
  const { t } = useTranslation('practiceLog', { keyPrefix: 'delete' })
  return (
    <Modal
      {...dialog}
      title={t(QUESTIONS[deletion.kind])}
      text={t(hasAccount ? 'fromAccount' : 'fromDevice')}
      closeLabel={t('close')}
    >
      {deletion.title && <p className="mt-4 display text-xl">{deletion.title}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          onClick={() => {
            confirm()
            dialog.onOpenChange(false)
          }}
        >
          {t('confirm')}
        </Button>
        <Button variant="glass" onClick={() => dialog.onOpenChange(false)}>
          {t('keep')}
        </Button>
      </div>
    </Modal>
  )
}
