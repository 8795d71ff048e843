import { type LoaderFunctionArgs, redirect, redirectDocument } from '@remix-run/node'
import { languageOf, localizedPath } from '../../../domain/languages.ts'

/** Only a sent form logs out: a link or an image on another site must not. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(localizedPath('/', languageOf(request)))
}

export async function action({ request, context: { authority } }: LoaderFunctionArgs) {
  const home = localizedPath('/', languageOf(request))
  const setCookie = await authority.endSession()
  return redirectDocument(home, { headers: { 'Set-Cookie': setCookie } })
}
