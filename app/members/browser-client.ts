import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/** The members' backend as the browser reaches it. */
export interface BrowserMembers {
  /** Base URL for supabase-js; a path when it is on this site. */
  publicUrl: string
  anonKey: string
}

/** Placeholder in the browser for the refresh token, which only the server knows. */
export const REFRESH_TOKEN = 'kept-by-the-server'

let client: SupabaseClient | undefined

/**
 * The page's one supabase-js: it keeps the session and renews it near its end and when the page
 * becomes visible. Renewing is done by the server, which holds the refresh token; two sides that
 * renew one token would revoke each other's.
 */
export function browserClient({ publicUrl, anonKey }: BrowserMembers): SupabaseClient {
  client ??= createClient(new URL(publicUrl, window.location.origin).href, anonKey, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      // A session in a URL may be an attacker's: links of mails are handled by the server.
      detectSessionInUrl: false,
    },
    global: { fetch: renewThroughSite },
  })
  return client
}

/** Responds to a request for a new token as GoTrue would: the whole session, with its user. */
const renewThroughSite: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  const isRenewal =
    url.pathname.endsWith('/auth/v1/token') &&
    url.searchParams.get('grant_type') === 'refresh_token'
  if (!isRenewal) return fetch(input, init)
  const signal = init?.signal ?? null
  const renewed = await fetch('/sesion', { signal, cache: 'no-store' })
  if (renewed.status === 204) return refusal()
  if (!renewed.ok) return renewed
  const { access_token, expires_in } = await renewed.json()
  const headers = new Headers(init?.headers)
  headers.set('authorization', `Bearer ${access_token}`)
  const user = await fetch(new URL('user', url), { signal, headers })
  if (!user.ok) return user
  return Response.json({
    ...{ access_token, expires_in, token_type: 'bearer', refresh_token: REFRESH_TOKEN },
    user: await user.json(),
  })
}

/** GoTrue's error for it: supabase-js then drops the session. */
function refusal(): Response {
  return Response.json(
    { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
    { status: 400 },
  )
}
