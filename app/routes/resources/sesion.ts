import type { LoaderFunctionArgs } from '@remix-run/node'
import { createSessionCookie } from '../../members/session/session-cookie.server.ts'

/** supabase-js renews a token this long before it ends (s): what it gets must last longer. */
const BROWSER_MARGIN_SECONDS = 120

const noStore = { 'Cache-Control': 'private, no-store' }

/**
 * The session of this browser for supabase-js in the page. The refresh token stays in the cookie,
 * out of reach of scripts: the server alone renews sessions.
 */
export async function loader({ context: { authority, members, session } }: LoaderFunctionArgs) {
  const tokens = session && (await authority.currentTokens(BROWSER_MARGIN_SECONDS))
  if (!tokens) return new Response(null, { status: 204, headers: noStore })
  const { access_token, expires_at } = tokens
  // Not when, but in how many seconds it ends: the browser's clock may be wrong.
  const expires_in = expires_at - Math.floor(Date.now() / 1000)
  const setCookie = await createSessionCookie(tokens, members)
  return Response.json(
    { access_token, expires_in },
    { headers: { ...noStore, 'Set-Cookie': setCookie } },
  )
}
