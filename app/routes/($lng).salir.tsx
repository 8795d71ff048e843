import { type LoaderFunctionArgs, redirect, redirectDocument } from '@remix-run/node'
import { localizedPath, requireLanguage } from '../i18n/languages.ts'
import { endSession } from '../members/session.server.ts'

/** Only a sent form logs out: a link or an image on another site must not. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(localizedPath('/', requireLanguage(params)))
}

export async function action({ request, params, context: { members } }: LoaderFunctionArgs) {
  const home = localizedPath('/', requireLanguage(params))
  const setCookie = await endSession(request.headers.get('cookie'), members)
  return redirectDocument(home, { headers: { 'Set-Cookie': setCookie } })
}
