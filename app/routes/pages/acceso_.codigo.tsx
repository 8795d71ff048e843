import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageOf, localizedPath } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { safeRedirect } from '../../../domain/safe-redirect.ts'
import { TextField } from '../../forms/text-field.tsx'
import { redirectOnSite } from '../../i18n/redirect-on-site.server.ts'
import { statusOf } from '../../members/access/access-error.ts'
import { AccessForm } from '../../members/access/access-form.tsx'
import { AuthCard } from '../../members/access/auth-card.tsx'
import { takeSecondStep } from '../../members/access/second-step.server.ts'
import {
  clearSessionCookie,
  createSessionCookie,
  readSessionCookie,
} from '../../members/session/session-cookie.server.ts'
import { TextLink } from '../../ui/text-link.tsx'

export const handle = {
  i18n: 'access',
  query: ['redirectTo'],
  access: 'first-step',
} satisfies PageHandle

/** The second step of logging in, for members who have set up an authenticator. */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request)
  await requireFirstStep(request)
  const { searchParams } = new URL(request.url)
  return {
    redirectTo: safeRedirect(searchParams.get('redirectTo'), localizedPath('/', language)),
  }
}

export async function action({ request, context: { members } }: LoaderFunctionArgs) {
  const firstStep = await requireFirstStep(request)
  const form = await request.formData()
  const result = await takeSecondStep(members, firstStep, form)
  if ('problems' in result) return data(result, { status: statusOf(result.failure) })
  const home = localizedPath('/', languageOf(request))
  const done = redirectOnSite(safeRedirect(form.get('redirectTo'), home), request)
  done.headers.append('Set-Cookie', await createSessionCookie(result.tokens, members))
  done.headers.append('Set-Cookie', await clearSessionCookie(members, 'first-step'))
  return done
}

/** @throws a redirect to the first step when its tokens are not there (any more) */
async function requireFirstStep(request: Request) {
  const tokens = await readSessionCookie(request.headers.get('cookie'), 'first-step')
  if (tokens && tokens !== 'malformed') return tokens
  throw redirect('/acceso')
}

export default function CodePage() {
  const { t } = useTranslation('access')
  const { redirectTo } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <AuthCard title={t('code.title')} heading={t('code.heading')} intro={t('code.intro')}>
      <AccessForm refused={refused} rules="secondStep" notice="signInFailed" submit={t('submit')}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <TextField
          name="code"
          label={t('code.label')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={9}
        />
      </AccessForm>
      <p className="mt-6 text-sepia">
        {t('code.lost')} <TextLink to="/contacto">{t('code.write')}</TextLink>
      </p>
    </AuthCard>
  )
}
