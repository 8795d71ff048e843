import { useTranslation } from 'react-i18next'

/** Sends the form; while it is on its way the button says so, and a second press does nothing. */
export function SendButton({ busy, label }: { busy: boolean; label: string }) {
  const { t } = useTranslation('forms')
  return (
    <button type="submit" className="button button-gold" aria-disabled={busy}>
      {busy ? t('sending') : label}
    </button>
  )
}
