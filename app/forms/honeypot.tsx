import { useTranslation } from 'react-i18next'

/** Name of the field that only machines fill in. */
export const HONEYPOT = 'website'

/** A hidden field: a submission that fills it in comes from a bot. */
export function Honeypot() {
  const { t } = useTranslation('forms')
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {t('honeypot')}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
