import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogButton } from '../ui/dialog-button.tsx'

const Arsenal = lazy(() => import('./arsenal.tsx'))

/** Opens the tools. */
export function ToolsButton() {
  const { t } = useTranslation()
  return (
    <DialogButton icon="swords" label={t('arsenal.open')}>
      {(dialog) => <Arsenal {...dialog} />}
    </DialogButton>
  )
}
