import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageOf, localizedPath } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { pathOnSite, safeRedirect } from '../../../domain/safe-redirect.ts'
import { redirectOnSite } from '../../i18n/redirect-on-site.server.ts'
import { type AccessRefusal, statusOf } from '../../members/access/access-error.ts'
import { AccessForm } from '../../members/access/access-form.tsx'
import { AuthCard } from '../../members/access/auth-card.tsx'
import { EmailField, PasswordField } from '../../members/access/fields.tsx'
import { signIn } from '../../members/access/sign-in.server.ts'
import { createSessionCookie } from '../../members/session/session-cookie.server.ts'
import { TextLink } from '../../ui/text-link.tsx'

export const handle = {
  i18n: 'access',
  query: ['redirectTo', 'origin'],
  cache: 'private',
} satisfies PageHandle

/** `?redirectTo=` names a path of the site to go on to, or the Studio's `?origin=` its own URL. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const home = localizedPath('/travesia', languageOf(request))
  const { searchParams, origin } = new URL(request.url)
  const studio = pathOnSite(searchParams.get('origin'), [context.siteUrl, origin])
  const redirectTo = safeRedirect(studio ?? searchParams.get('redirectTo'), home)
  // The Studio redirects users without access here, signed in or not: they may use another account.
  if (context.session && !studio) return redirectOnSite(redirectTo, request)
  return { redirectTo, toStudio: studio !== null }
}

export async function action({ request, context: { members } }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const form = await request.formData()
  const result = await signIn(members, form)
  if ('problems' in result) return data(result, { status: statusOf(result.failure) })
  const redirectTo = safeRedirect(form.get('redirectTo'), localizedPath('/travesia', language))
  if (result.secondStep) {
    return redirect(`/acceso/codigo?redirectTo=${encodeURIComponent(redirectTo)}`, {
      headers: { 'Set-Cookie': await createSessionCookie(result.tokens, members, 'first-step') },
    })
  }
  // Loads a whole document: the target may be the Studio, and every part depends on the session.
  return redirectOnSite(redirectTo, request, {
    headers: { 'Set-Cookie': await createSessionCookie(result.tokens, members) },
  })
}

export default function AccessPage() {
  const { t } = useTranslation('access')
  const { redirectTo, toStudio } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <AuthCard
      title={t('title')}
      heading={t('heading')}
      intro={toStudio ? t('studioIntro') : t('intro')}
    >
      <SignInForm redirectTo={redirectTo} refused={refused} />
      {!toStudio && (
        <p className="mt-7 border-sepia/40 border-t pt-5">
          {t('newHere')}{' '}
          <TextLink to={`/registro?redirectTo=${encodeURIComponent(redirectTo)}`}>
            {t('signUp.link')}
          </TextLink>
        </p>
      )}
    </AuthCard>
  )
}

/** E-mail and password; `redirectTo` is where the action goes afterwards. */
function SignInForm({
  redirectTo,
  refused,
}: {
  redirectTo: string
  refused: AccessRefusal | undefined
}) {
  const { t } = useTranslation('access')
  return (
    <AccessForm refused={refused} rules="signIn" notice="signInFailed" submit={t('submit')}>
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
