import { type LoaderFunctionArgs, redirect, redirectDocument } from '@remix-run/node'

/** Only a sent form logs out: a link or an image on another site must not. */
export function loader() {
  return redirect('/')
}

export async function action({ context: { authority } }: LoaderFunctionArgs) {
  const setCookie = await authority.endSession()
  return redirectDocument('/', { headers: { 'Set-Cookie': setCookie } })
}
