import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'

/** Submits the form; while pending its label changes, and a second press does nothing. */
export function SendButton({ busy, label }: { busy: boolean; label: string }) {
  const { t } = useTranslation('forms')
  return (
    <Button type="submit" aria-disabled={busy}>
      {busy ? t('sending') : label}
    </Button>
  )
}
