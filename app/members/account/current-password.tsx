import { useTranslation } from 'react-i18next'
import { PasswordField } from '../access/fields.tsx'

/** Field for the current password. */
export function CurrentPassword() {
  const { t } = useTranslation('account')
  return (
    <PasswordField name="password" label={t('password.current')} autoComplete="current-password" />
  )
}
