import { useTranslation } from 'react-i18next'
import { TextLink } from '../../ui/text-link.tsx'
import { EmailField, PasswordField } from './access-field.tsx'
import { type AccessFailure, AccessForm } from './access-form.tsx'

/** E-mail and password; `redirectTo` is where the action goes afterwards. */
export function SignInForm({
  redirectTo,
  failure,
}: {
  redirectTo: string
  failure: AccessFailure | undefined
}) {
  const { t } = useTranslation('access')
  return (
    <AccessForm failure={failure} notice="signInFailed" submit={t('submit')}>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <EmailField />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        maxLength={1024}
      />
      <p>
        <TextLink to="/acceso/olvido">{t('forgotten')}</TextLink>
      </p>
    </AccessForm>
  )
}
