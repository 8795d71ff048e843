import { useTranslation } from 'react-i18next'
import { cx } from '../ui/cx.ts'
import type { LazyDialogProps } from '../ui/lazy-dialog.ts'
import { Modal, sheetStyle } from '../ui/modal.tsx'
import { ToolTabs } from './tool-tabs.tsx'

/** 'Arsenal del Pirata': the tools available on every page. */
export default function ToolsDialog(dialog: LazyDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal
      {...dialog}
      title={t('tools.title')}
      text={t('tools.text')}
      closeLabel={t('tools.close')}
      className={cx(sheetStyle, 'w-[min(100%,1060px)]! px-3! py-4! md:p-8!')}
    >
      <ToolTabs onLeave={() => dialog.onOpenChange(false)} />
    </Modal>
  )
}
