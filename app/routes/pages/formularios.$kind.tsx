import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { languageOf, localizedPath } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { receiveForm, requireKind } from '../../forms/receive.server.ts'
import { refuse } from '../../forms/refusal.ts'
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
 * Handles a submission: returns data to a page with scripts; redirects a browser without them back to its page,
 * or renders the form again here.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const language = languageOf(request)
  const kind = requireKind(params)
  const home = localizedPath('/', language)
  const { answer, page, stays, init } = await receiveForm(request, kind, {
    ...context,
    language,
    home,
  })
  if (!answer.sent || stays) return data(answer, init)
  const flash = await createFlash(
    { notice: sentNotice[kind], email: answer.fields.email ?? '' },
    context.members.cookieSecure,
  )
  return redirectOnSite(page, request, { status: 303, headers: { 'Set-Cookie': flash } })
}

/** If the server is unreachable, the page and its input stay. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    console.info(`forms: the server gave no answer: ${error}`)
    const answer = { sent: false, page: '/', ...refuse({ failure: 'unavailable' }) }
    return Response.json(answer, { status: 503 })
  }
}

export default function FormRoute() {
  const { kind } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <FormPage kind={kind} refused={answer?.sent === false ? answer : undefined} />
}
