import {
  type AppLoadContext,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirectDocument,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { redirectOnSite } from '../../i18n/redirect-on-site.server.ts'
import { firstPage, withWelcome } from '../../learn/voyage/first-page.server.ts'
import { type AccessError, statusOf } from '../../members/access/access-error.ts'
import { AccessForm } from '../../members/access/access-form.tsx'
import { AuthCard } from '../../members/access/auth-card.tsx'
import {
  acceptLink,
  type Entered,
  type ForeignLink,
  foreignLinkSchema,
  redeemCode,
} from '../../members/access/mail-link.server.ts'
import { mailProof } from '../../members/access/mail-proof.server.ts'
import { createSessionCookie } from '../../members/session/session-cookie.server.ts'
import { TextLink } from '../../ui/text-link.tsx'

export const handle = {
  i18n: 'access',
  query: ['code', 'type', 'message', 'token_hash', 'email'],
  cache: 'private',
} satisfies PageHandle

export const headers: HeadersFunction = () => ({
  'Referrer-Policy': 'no-referrer',
})

type Page =
  | { state: 'ask'; link: ForeignLink; current: string | null }
  | { state: 'otherMailbox' | 'confirmed' }
  | { state: 'failed'; error: AccessError }

/**
 * Target of links in mails. The browser that requested the mail is signed in; any other must confirm first and
 * sees the account's address, so that a link cannot sign a visitor into an attacker's account. A session in the
 * URL's fragment is never accepted.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { members, session } = context
  const { searchParams } = new URL(request.url)
  const proof = await mailProof(request.headers.get('cookie'))
  const code = searchParams.get('code')
  const link = foreignLinkSchema.safeParse(Object.fromEntries(searchParams)).data
  const fail = (error: AccessError): Page => ({ state: 'failed', error })

  if (code && proof.isThere()) {
    const result = await redeemCode(members, code, proof)
    const isNew = searchParams.get('type') === 'signup'
    if ('tokens' in result)
      return enter(request, context, result, isNew, await proof.setCookie(members))
    // The proof may be that of another mail.
    if (!link) return fail(result.error)
  }
  if (link) return { state: 'ask', link, current: session?.email ?? null } satisfies Page
  if (code && searchParams.get('type') === 'email_change') {
    return { state: 'confirmed' } satisfies Page
  }
  if (code) return fail('linkElsewhere')
  if (searchParams.has('message')) return { state: 'otherMailbox' } satisfies Page
  return fail('linkExpired')
}

/** The visitor has seen which account the link opens, and confirms. */
export async function action({ request, context }: LoaderFunctionArgs) {
  const link = foreignLinkSchema.safeParse(Object.fromEntries(await request.formData())).data
  const result: Entered | { error: AccessError } = link
    ? await acceptLink(context.members, link)
    : { error: 'linkExpired' }
  if ('tokens' in result) return enter(request, context, result, link?.type === 'signup')
  return data(result, { status: statusOf(result.error) })
}

async function enter(
  request: Request,
  { authority, content, members }: AppLoadContext,
  { tokens, newPassword }: Entered,
  isNew: boolean,
  proofCookie?: string,
) {
  const language = languageOf(request)
  const secondStep = (await authority.verify(tokens)) === 'second-factor'
  const isWelcome = isNew && !newPassword && !secondStep
  const account = newPassword ? '/cuenta?clave#clave' : '/cuenta?bienvenida'
  const path = secondStep ? '/acceso/codigo?redirectTo=/cuenta' : account
  const done = isWelcome
    ? redirectOnSite(await firstPage(content, language), request)
    : redirectDocument(path)
  const cookie = secondStep ? 'first-step' : 'session'
  done.headers.append('Set-Cookie', await createSessionCookie(tokens, members, cookie))
  if (proofCookie) done.headers.append('Set-Cookie', proofCookie)
  return isWelcome ? withWelcome(done, members) : done
}

export default function LinkPage() {
  const { t } = useTranslation('access')
  const page = useLoaderData<typeof loader>() as Page
  const failure = useActionData<typeof action>()
  if (page.state === 'ask' && !failure) {
    const { link, current } = page
    return (
      <AuthCard
        title={t('link.title')}
        heading={t('link.askHeading')}
        intro={t('link.askIntro', { email: link.email })}
      >
        {current && <p className="mb-6">{t('link.current', { email: current })}</p>}
        <AccessForm refused={undefined} submit={t('link.goOn', { email: link.email })}>
          {Object.entries(link).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </AccessForm>
        <p className="mt-7 border-sepia/40 border-t pt-5">
          <TextLink to="/">{t('link.leave')}</TextLink>
        </p>
      </AuthCard>
    )
  }
  const error = failure?.error ?? (page.state === 'failed' ? page.error : null)
  const heading = error ? 'failed' : page.state === 'otherMailbox' ? 'otherHeading' : 'doneHeading'
  const intro = page.state === 'otherMailbox' ? t('link.otherIntro') : t('link.doneIntro')
  return (
    <AuthCard
      title={t('link.title')}
      heading={t(`link.${heading}`)}
      intro={error ? t(`errors.${error}`) : intro}
    >
      <p className="flex flex-wrap gap-x-6">
        <TextLink to="/acceso">{t('submit')}</TextLink>
        {error && <TextLink to="/acceso/olvido">{t('forgotten')}</TextLink>}
      </p>
    </AuthCard>
  )
}
