import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { languageOf, localizedPath } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { receiveForm, requireKind } from '../../forms/receive.server.ts'
import { sentNotice } from '../../forms/sent-notice.ts'
import { redirectOnSite } from '../../i18n/redirect-on-site.server.ts'
import { createFlash } from '../../ui/notices/flash.server.ts'

export const handle = { index: false, offline: 'never' } satisfies PageHandle

/** `Retry-After` of a flood. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export function loader({ params }: LoaderFunctionArgs) {
  return { kind: requireKind(params) }
}

/**
 * Handles a submission without scripts: redirects back to the page, or renders the form again here.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const language = languageOf(request)
  const kind = requireKind(params)
  const home = localizedPath('/', language)
  const { answer, page, init } = await receiveForm(request, kind, { ...context, language, home })
  if (!answer.sent) return data(answer, init)
  const flash = await createFlash(
    { notice: sentNotice[kind], email: answer.fields.email ?? '' },
    context.members.cookieSecure,
  )
  return redirectOnSite(page, request, { status: 303, headers: { 'Set-Cookie': flash } })
}

export default function FormRoute() {
  const { kind } = useLoaderData<typeof loader>()
  return <FormPage kind={kind} refused={useActionData<typeof action>()} />
}
