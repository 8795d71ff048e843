import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { MembersConfig } from './config.ts'

const TIMEOUT_MS = 5000

/**
 * A supabase-js client for one piece of work. Never shared: a client holds the session of whoever
 * signed in last, and two refreshes at once on one client give both callers the same session.
 */
export function membersClient(
  members: MembersConfig,
  headers: Record<string, string> = {},
  key = members.anonKey,
): SupabaseClient {
  return createClient(members.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers,
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    },
  })
}
