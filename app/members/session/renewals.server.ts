import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'
import { type Failure, failureOf } from '../failure.server.ts'
import { createMemo } from './memo.server.ts'
import { readTokens, type SessionTokens } from './session-cookie.server.ts'
import { within } from './within.server.ts'

/** Longest that a request waits for new tokens. */
const TIMEOUT_MS = 3000

/**
 * A page load sends several requests with one cookie, and some are sent before the response that renews it has
 * arrived. All of them get the tokens that the first one got; each verifies them.
 */
const TTL_MS = 30_000

/** Trades refresh tokens, each once. */
export function createRenewals(members: MembersConfig) {
  const renewed = createMemo<SessionTokens | Failure>({
    ttlMs: TTL_MS,
    max: 5000,
    keep: (value) => typeof value === 'object',
  })

  async function renewNow(
    token: string,
    clientIp: string | null,
  ): Promise<SessionTokens | Failure> {
    const { auth } = membersClient({ ...members, clientIp })
    const { data, error } = await auth.refreshSession({ refresh_token: token })
    if (error) return failureOf(error)
    return readTokens(data.session) ?? 'refused'
  }

  /** @param clientIp the visitor's address, for the backend's limits */
  return (refreshToken: string, clientIp: string | null): Promise<SessionTokens | Failure> =>
    // supabase-js retries for half a minute. That continues in the background, and a later request finds its result.
    within(
      TIMEOUT_MS,
      renewed.get(refreshToken, () => renewNow(refreshToken, clientIp)),
      'unavailable',
    )
}
