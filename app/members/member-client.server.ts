import type { SupabaseClient } from '@supabase/supabase-js'
import type { SiteContext } from '../context.ts'
import { membersClient } from './client.server.ts'

/**
 * A supabase-js client that acts as the member who sent a request.
 *
 * @throws a 401 `Response` when the session is over, a 503 one when that cannot be known
 */
export async function memberClient(
  { authority, members }: Pick<SiteContext, 'authority' | 'members'>,
  auth: Parameters<typeof membersClient>[2] = {},
): Promise<SupabaseClient> {
  const tokens = await authority.currentTokens()
  const client = membersClient(members, members.anonKey, auth)
  const answer = tokens && (await client.auth.setSession(tokens))
  if (!answer || answer.error) throw new Response('Unauthorized', { status: 401 })
  return client
}
