import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { MembersConfig } from './config.ts'

const TIMEOUT_MS = 5000

/**
 * A supabase-js client for one piece of work. Never shared: a client holds the session of whoever
 * signed in last, and two refreshes at once on one client give both callers the same session.
 */
export function membersClient(members: MembersConfig, key = members.anonKey): SupabaseClient {
  return createClient(members.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: membersFetch(members) },
  })
}

/** Requests to the members' backend, on behalf of a visitor where their address is known. */
export function membersFetch(members: MembersConfig): typeof fetch {
  return (input, init) => {
    const request = new Request(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    nameVisitor(request, members)
    return members.fetch ? members.fetch(request) : fetch(request)
  }
}

/**
 * The auth API believes a server about its visitor's address when it shows the secret key:
 * https://supabase.com/docs/guides/auth/rate-limits. Storage and the admin API get no other key than
 * their caller's: it would decide what may be done.
 */
function nameVisitor({ url, headers }: Request, members: MembersConfig) {
  const { clientIp, serviceRoleKey, anonKey } = members
  const auth = new URL('auth/v1/', `${members.url}/`).href
  if (!clientIp || !serviceRoleKey) return
  if (!url.startsWith(auth) || url.startsWith(`${auth}admin/`)) return
  headers.set('sb-forwarded-for', clientIp)
  headers.set('apikey', serviceRoleKey)
  if (headers.get('authorization') === `Bearer ${anonKey}`) {
    headers.set('authorization', `Bearer ${serviceRoleKey}`)
  }
}
