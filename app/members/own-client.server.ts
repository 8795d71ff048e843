import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { SiteContext } from '../context.ts'
import { membersFetch } from './client.server.ts'

/** supabase-js with the token of the member who sent a request, so that the backend's rules decide. */
export function ownClient({
  authority,
  members,
}: Pick<SiteContext, 'authority' | 'members'>): SupabaseClient {
  return createClient(members.url, members.anonKey, {
    accessToken: async () => {
      const tokens = await authority.currentTokens()
      return tokens?.access_token ?? null
    },
    global: { fetch: membersFetch(members) },
  })
}
