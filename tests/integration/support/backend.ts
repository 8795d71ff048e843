import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import { expect } from 'vitest'
import { startSupabase } from '../auth-harness.ts'

const { SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY } = process.env

/** True if these tests run against a hosted project (see docs/supabase.md). */
export const isHosted = Boolean(SUPABASE_URL && SUPABASE_ANON_KEY && SUPABASE_SERVICE_ROLE_KEY)

export type Backend = Awaited<ReturnType<typeof startBackend>>
export type Member = Awaited<ReturnType<Backend['member']>>

/** The members' backend under test: the hosted project of the environment, or an embedded one. */
export async function startBackend() {
  const embedded = isHosted ? null : await startSupabase()
  const url = embedded?.url ?? String(SUPABASE_URL)
  const anonKey = embedded?.keys.anonKey ?? String(SUPABASE_ANON_KEY)
  const serviceRoleKey = embedded?.keys.serviceRoleKey ?? String(SUPABASE_SERVICE_ROLE_KEY)
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
  const client = (key = anonKey, options: SupabaseClientOptions<'public'> = {}) =>
    createClient(url, key, { ...options, auth: { ...auth, ...options.auth } })
  const admin = client(serviceRoleKey)
  const made: string[] = []

  return {
    url,
    anonKey,
    serviceRoleKey,
    client,
    /** With the service key: for preparing and cleaning up. */
    admin,
    /** Only an embedded backend has these: its clock, its log, its mailbox. */
    embedded,

    /** A new member, signed in. */
    async member(app_metadata: Record<string, unknown> = {}) {
      const email = `${randomUUID()}@example.com`
      const password = randomUUID()
      const created = await admin.auth.admin.createUser({
        ...{ email, password, app_metadata },
        email_confirm: true,
      })
      expect(created.error).toBeNull()
      const id = created.data.user?.id ?? ''
      made.push(id)
      const own = client()
      const { data, error } = await own.auth.signInWithPassword({ email, password })
      expect(error).toBeNull()
      return { id, email, password, client: own, token: data.session?.access_token ?? '' }
    },

    async stop() {
      for (const id of made) await admin.auth.admin.deleteUser(id)
      await embedded?.stop()
    },
  }
}
