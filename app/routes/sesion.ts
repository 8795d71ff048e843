import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { createSessionCookie } from '../members/session-cookie.server.ts'

/** supabase-js renews a token this long before it ends (s): what it gets must last longer. */
const BROWSER_MARGIN_SECONDS = 120

const noStore = { 'Cache-Control': 'private, no-store' }

/**
 * The session of this browser for supabase-js in the page. The refresh token stays in the cookie,
 * out of reach of scripts: the server alone renews sessions.
 */
export async function loader({ context: { authority, members, session } }: LoaderFunctionArgs) {
  const tokens = session && (await authority.currentTokens(BROWSER_MARGIN_SECONDS))
  if (!tokens) return answer(204)
  const { access_token, expires_at } = tokens
  // Not when, but in how many seconds it ends: the browser's clock may be wrong.
  const expires_in = expires_at - Math.floor(Date.now() / 1000)
  const setCookie = createSessionCookie(tokens, members)
  return Response.json(
    { access_token, expires_in },
    { headers: { ...noStore, 'Set-Cookie': setCookie } },
  )
}

const bodySchema = z.object({
  access_token: z.string().max(8192),
  refresh_token: z.string().max(1024),
  expires_at: z.number(),
})

/**
 * Takes in the session that a mail's link brought into the page, once it is verified. 202: the
 * member has an authenticator, whose code is still to come.
 */
export async function action({ request, context: { authority, members } }: LoaderFunctionArgs) {
  const body = bodySchema.safeParse(await request.json().catch(() => null))
  if (!body.success) return answer(400)
  const who = await authority.verify(body.data)
  if (who === null) return answer(401)
  return who === 'second-factor'
    ? answer(202, createSessionCookie(body.data, members, 'first-step'))
    : answer(204, createSessionCookie(body.data, members))
}

function answer(status: number, setCookie?: string): Response {
  return new Response(null, {
    status,
    headers: { ...noStore, ...(setCookie && { 'Set-Cookie': setCookie }) },
  })
}
