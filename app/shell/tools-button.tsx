import { useTranslation } from 'react-i18next'
import { DialogButton } from './dialog-button.tsx'

const load = () => import('./arsenal.tsx')

/** Opens the tools. */
export function ToolsButton() {
  const { t } = useTranslation()
  return (
    <DialogButton icon="swords" label={t('arsenal.open')} load={load}>
      {(Arsenal, dialog) => <Arsenal {...dialog} />}
    </DialogButton>
  )
}
