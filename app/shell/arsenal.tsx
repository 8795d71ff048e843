import { useTranslation } from 'react-i18next'
import { cx } from '../ui/cx.ts'
import type { LazyDialogProps } from '../ui/lazy-dialog.ts'
import { Modal, sheetStyle } from '../ui/modal.tsx'
import { ArsenalTabs } from './arsenal-tabs.tsx'

/** 'Arsenal del Pirata': the tools at hand on every page. */
export default function Arsenal(dialog: LazyDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal
      {...dialog}
      title={t('arsenal.title')}
      text={t('arsenal.text')}
      closeLabel={t('arsenal.close')}
      className={cx(sheetStyle, 'w-[min(100%,1060px)]! px-3! py-4! md:p-8!')}
    >
      <ArsenalTabs onLeave={() => dialog.onOpenChange(false)} />
    </Modal>
  )
}
