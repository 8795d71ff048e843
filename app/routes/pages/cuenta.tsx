import { data, type LoaderFunctionArgs, redirectDocument } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { verifiedFactor } from '../../members/access/second-step.server.ts'
import { AccountPage } from '../../members/account/account-page.tsx'
import { handleAccountForm } from '../../members/account/handle-form.server.ts'
import { memberClient } from '../../members/member-client.server.ts'
import { requireSession } from '../../members/session/require-session.server.ts'

export const handle = {
  i18n: ['account', 'access'],
  query: ['clave', 'bienvenida'],
  access: 'member',
} satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = requireSession(context.session, request)
  const { auth } = await memberClient(context)
  const { data: answer } = await auth.getUser()
  const { name, email, tier, role, signedInByMail } = session
  const { searchParams } = new URL(request.url)
  return {
    member: { name, email, tier, role, signedInByMail },
    newEmail: answer.user?.new_email ?? null,
    twoStep: verifiedFactor(answer.user) !== undefined,
    greeting: searchParams.has('clave')
      ? 'newPassword'
      : searchParams.has('bienvenida') && 'welcome',
  } as const
}

export async function action({ request, context }: LoaderFunctionArgs) {
  const session = requireSession(context.session, request)
  const handled = await handleAccountForm(request, session, context)
  const { setCookie } = handled
  const init = setCookie ? { headers: { 'Set-Cookie': setCookie } } : {}
  if (handled.gone) return redirectDocument('/', init)
  return data(handled.answer, { ...init, status: 'refusal' in handled.answer ? 400 : 200 })
}

export default function Account() {
  return <AccountPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
