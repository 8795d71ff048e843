import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirectDocument,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageOf, localizedPath } from '../i18n/languages.ts'
import { pathOnSite, safeRedirect } from '../members/safe-redirect.ts'
import { createSessionCookie } from '../members/session.server.ts'
import { signIn } from '../members/sign-in.server.ts'
import { SignInForm } from '../members/sign-in-form.tsx'

export const handle = { i18n: 'access' }

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

/** `?redirectTo=` names a path of the site to go on to, or the Studio's `?origin=` its own URL. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const home = localizedPath('/', languageOf(request))
  const { searchParams, origin } = new URL(request.url)
  const studio = pathOnSite(searchParams.get('origin'), [context.siteUrl, origin])
  const redirectTo = safeRedirect(studio ?? searchParams.get('redirectTo'), home)
  // The Studio sends here whom it does not let in, signed in or not: they may use another account.
  if (context.session && !studio) return redirectDocument(redirectTo)
  return { redirectTo, toStudio: studio !== null }
}

export async function action({ request, context: { members } }: LoaderFunctionArgs) {
  const home = localizedPath('/', languageOf(request))
  const form = await request.formData()
  const email = form.get('email')
  const clientIp = request.headers.get('x-real-ip')
  const result = await signIn(members, email, form.get('password'), clientIp)
  if ('error' in result) {
    const failure = { error: result.error, email: typeof email === 'string' ? email : '' }
    return data(failure, { status: result.error === 'unavailable' ? 503 : 400 })
  }
  // A whole new page: it may be the Studio, and every part of it is rendered for who is there now.
  return redirectDocument(safeRedirect(form.get('redirectTo'), home), {
    headers: { 'Set-Cookie': createSessionCookie(result.tokens, members) },
  })
}

export default function AccessPage() {
  const { t } = useTranslation('access')
  const { redirectTo, toStudio } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  return (
    <section className="mx-auto grid min-h-[70svh] max-w-lg content-center px-5 py-14 md:py-20">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <div className="form-paper on-paper">
        <h1 className="text-4xl md:text-5xl">{t('heading')}</h1>
        <p className="mt-3 mb-7 text-lg text-sepia">{toStudio ? t('studioIntro') : t('intro')}</p>
        <SignInForm redirectTo={redirectTo} failure={failure} />
      </div>
    </section>
  )
}
