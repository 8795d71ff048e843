import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import type { LazyDialogProps } from '../../../ui/lazy-dialog.ts'
import { Modal } from '../../../ui/modal.tsx'

/** A dialog with one button. */
export default function ExampleDialog(dialog: LazyDialogProps) {
  const { t } = useTranslation('style')
  return (
    <Modal
      {...dialog}
      title={t('notices.dialogTitle')}
      text={t('notices.dialogText')}
      closeLabel={t('notices.close')}
    >
      <Button className="mt-6" onClick={() => dialog.onOpenChange(false)}>
        {t('buttons.set')}
      </Button>
    </Modal>
  )
}
