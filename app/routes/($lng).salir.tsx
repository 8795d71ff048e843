import { type LoaderFunctionArgs, redirect, redirectDocument } from '@remix-run/node'
import { languageOf, localizedPath } from '../i18n/languages.ts'
import { endSession } from '../members/session.server.ts'

/** Only a sent form logs out: a link or an image on another site must not. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(localizedPath('/', languageOf(request)))
}

export async function action({ request, context: { members } }: LoaderFunctionArgs) {
  const home = localizedPath('/', languageOf(request))
  const setCookie = await endSession(request.headers.get('cookie'), members)
  return redirectDocument(home, { headers: { 'Set-Cookie': setCookie } })
}
