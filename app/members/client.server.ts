import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
} from '@supabase/supabase-js'
import type { MembersConfig } from './config.ts'

const TIMEOUT_MS = 5000

/**
 * A supabase-js client for one piece of work. Never shared: a client holds the session of the last
 * sign-in, and two refreshes at once on one client give both callers the same session.
 */
export function membersClient(
  members: MembersConfig,
  key = members.anonKey,
  auth: SupabaseClientOptions<'public'>['auth'] = {},
): SupabaseClient {
  return createClient(members.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, ...auth },
    global: { fetch: membersFetch(members) },
  })
}

/** Requests to the members' backend, on behalf of a visitor where their address is known. */
export function membersFetch(members: MembersConfig): typeof fetch {
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const headers = new Headers(init?.headers)
    if (isForVisitor(url, members)) nameVisitor(headers, members)
    const all = { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) }
    return members.fetch ? members.fetch(new Request(input, all)) : fetch(input, all)
  }
}

/**
 * The auth API alone: storage and the admin API get no other key than their caller's, since it
 * decides what may be done.
 */
function isForVisitor(url: string, members: MembersConfig): boolean {
  const auth = new URL('auth/v1/', `${members.url}/`).href
  return url.startsWith(auth) && !url.startsWith(`${auth}admin/`)
}

/**
 * A server may name its visitor's address when it sends the secret key:
 * https://supabase.com/docs/guides/auth/rate-limits
 */
function nameVisitor(headers: Headers, { clientIp, serviceRoleKey, anonKey }: MembersConfig) {
  if (!clientIp || !serviceRoleKey) return
  headers.set('sb-forwarded-for', clientIp)
  headers.set('apikey', serviceRoleKey)
  if (headers.get('authorization') === `Bearer ${anonKey}`) {
    headers.set('authorization', `Bearer ${serviceRoleKey}`)
  }
}
