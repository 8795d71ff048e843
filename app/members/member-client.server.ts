import type { SupabaseClient } from '@supabase/supabase-js'
import { membersClient } from './client.server.ts'
import type { MembersConfig } from './config.ts'
import { currentTokens } from './session.server.ts'

/**
 * A supabase-js client that acts as the member who sent a request.
 *
 * @throws a 401 `Response` when the session is over
 */
export async function memberClient(
  request: Request,
  members: MembersConfig,
): Promise<SupabaseClient> {
  const tokens = await currentTokens(request.headers.get('cookie'), members)
  const client = membersClient(members)
  const answer = tokens && (await client.auth.setSession(tokens))
  if (!answer || answer.error) throw new Response('Unauthorized', { status: 401 })
  return client
}
