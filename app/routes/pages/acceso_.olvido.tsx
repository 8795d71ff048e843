import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { statusOf } from '../../members/access/access-error.ts'
import { AccessForm } from '../../members/access/access-form.tsx'
import { AuthCard } from '../../members/access/auth-card.tsx'
import { EmailField } from '../../members/access/fields.tsx'
import { sendRecovery } from '../../members/access/sign-up.server.ts'

export const handle = { i18n: 'access', cache: 'private' } satisfies PageHandle

export async function action({ request, context: { members, siteUrl } }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const form = await request.formData()
  const result = await sendRecovery(members, form, { siteUrl, language })
  if ('mailSent' in result) {
    const { mailSent, setCookie } = result
    return data({ mailSent }, { headers: { 'Set-Cookie': setCookie } })
  }
  return data(result, { status: statusOf(result.failure) })
}

export default function ForgottenPage() {
  const { t } = useTranslation('access')
  const answer = useActionData<typeof action>()
  if (answer && 'mailSent' in answer) {
    const intro = t('mailSent.recovery', { email: answer.mailSent })
    return <AuthCard title={t('mailSent.title')} heading={t('mailSent.heading')} intro={intro} />
  }
  return (
    <AuthCard
      title={t('recovery.title')}
      heading={t('recovery.heading')}
      intro={t('recovery.intro')}
    >
      <AccessForm refused={answer} rules="recovery" submit={t('recovery.submit')}>
        <EmailField />
      </AccessForm>
    </AuthCard>
  )
}
