import { useTranslation } from 'react-i18next'
import { PasswordField } from '../access/fields.tsx'

/** Asks again for the password of who is signed in. */
export function CurrentPassword() {
  const { t } = useTranslation('account')
  return (
    <PasswordField name="password" label={t('password.current')} autoComplete="current-password" />
  )
}
