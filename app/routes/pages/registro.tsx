import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { safeRedirect } from '../../../domain/safe-redirect.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readSettings } from '../../content/settings.server.ts'
import { refuse } from '../../forms/refusal.ts'
import { TextField } from '../../forms/text-field.tsx'
import { WaitlistForm } from '../../forms/waitlist-form.tsx'
import { redirectOnSite } from '../../i18n/redirect-on-site.server.ts'
import { firstPage, withWelcome } from '../../learn/voyage/first-page.server.ts'
import { type AccessError, statusOf } from '../../members/access/access-error.ts'
import { AccessForm } from '../../members/access/access-form.tsx'
import { AuthCard } from '../../members/access/auth-card.tsx'
import { EmailField, PasswordField } from '../../members/access/fields.tsx'
import { signUp } from '../../members/access/sign-up.server.ts'
import { createSessionCookie } from '../../members/session/session-cookie.server.ts'
import { TextLink } from '../../ui/text-link.tsx'

export const handle = {
  i18n: 'access',
  query: ['redirectTo'],
  cache: 'private',
} satisfies PageHandle

export async function loader({ request, context: { content, session } }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const requested = new URL(request.url).searchParams.get('redirectTo')
  const redirectTo = safeRedirect(requested, await firstPage(content, language))
  if (session) return redirectOnSite(redirectTo, request)
  const { access } = await orServiceUnavailable(readSettings(content, language))
  return { redirectTo, open: access }
}

export async function action({ request, context }: LoaderFunctionArgs) {
  const { content, members, siteUrl } = context
  const language = languageOf(request)
  const { access } = await orServiceUnavailable(readSettings(content, language))
  if (!access) return data(refuse<AccessError>({ failure: 'signUpClosed' }), { status: 403 })
  const form = await request.formData()
  const result = await signUp(members, form, { siteUrl, language })
  if ('problems' in result) return data(result, { status: statusOf(result.failure) })
  if ('mailSent' in result) {
    const { mailSent, setCookie } = result
    return data({ mailSent }, { headers: { 'Set-Cookie': setCookie } })
  }
  const redirectTo = safeRedirect(form.get('redirectTo'), await firstPage(content, language))
  const headers = { 'Set-Cookie': await createSessionCookie(result.tokens, members) }
  return withWelcome(redirectOnSite(redirectTo, request, { headers }), members)
}

export default function SignUpPage() {
  const { t } = useTranslation('access')
  const { redirectTo, open } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer && 'mailSent' in answer) {
    const intro = t('mailSent.signUp', { email: answer.mailSent })
    return <AuthCard title={t('mailSent.title')} heading={t('mailSent.heading')} intro={intro} />
  }
  if (!open) {
    const closed = t('errors.signUpClosed')
    return (
      <AuthCard title={t('signUp.title')} heading={t('signUp.heading')} intro={closed}>
        <WaitlistForm page="/registro" />
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('signUp.title')} heading={t('signUp.heading')} intro={t('signUp.intro')}>
      <AccessForm refused={answer} rules="signUp" notice="signUpFailed" submit={t('signUp.submit')}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <TextField name="name" label={t('name')} autoComplete="name" maxLength={80} />
        <EmailField />
        <PasswordField
          name="password"
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          minLength={8}
        />
      </AccessForm>
      <p className="mt-7 border-sepia/40 border-t pt-5">
        {t('signUp.already')} <TextLink to="/acceso">{t('submit')}</TextLink>
      </p>
    </AuthCard>
  )
}
