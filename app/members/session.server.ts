import { membersClient } from './client.server.ts'
import type { MembersConfig } from './config.ts'
import { type Failure, failureOf } from './failure.server.ts'
import { createMemo } from './memo.ts'
import { needsSecondStep } from './second-step.server.ts'
import { claimsSchema, type Session, toSession } from './session.ts'
import {
  clearSessionCookie,
  createSessionCookie,
  readSessionCookie,
  readTokens,
  type SessionTokens,
} from './session-cookie.server.ts'

export type { Session }
export { clearSessionCookie, createSessionCookie }

/** Refresh this long before the token ends, so that a loader's own calls still find it valid. */
const MARGIN_SECONDS = 30

/** Longest that a page waits for the members' backend before it is rendered for a visitor. */
const PATIENCE_MS = 3000

/**
 * Verified tokens are trusted this long before the backend is asked again: the time within which a
 * sign-out elsewhere, a ban or a change of role takes effect.
 */
const verified = createMemo<Session | Failure>({
  ttlMs: 10_000,
  max: 5000,
  keep: (value) => value !== 'unavailable',
})

/**
 * A page load sends several requests with one cookie, and some leave before the answer that renews
 * it has arrived. All of them get the tokens that the first one got.
 */
const refreshed = createMemo<SessionTokens | Failure>({
  ttlMs: 30_000,
  max: 5000,
  keep: (value) => value !== 'unavailable',
})

/**
 * Who a request comes from.
 *
 * @param cookieHeader the request's `Cookie` header
 * @returns `session`, verified, or null for a visitor; `setCookie` when the browser's cookie is to
 *   be replaced or removed. Does not throw when the backend cannot be reached: a session whose
 *   signature can be verified goes on, one that must be refreshed rests until it can.
 */
export async function readSession(
  cookieHeader: string | null,
  members: MembersConfig,
): Promise<{ session: Session | null; setCookie?: string }> {
  const tokens = readSessionCookie(cookieHeader)
  if (tokens === null) return { session: null }
  const signedOut = { session: null, setCookie: clearSessionCookie(members) }
  if (tokens === 'malformed') return signedOut

  const known = isFresh(tokens) ? await verify(tokens.access_token, members) : 'refused'
  if (known === 'unavailable') return { session: null }
  if (known !== 'refused') return { session: known }

  const renewed = await refresh(tokens.refresh_token, members)
  if (renewed === 'refused') return signedOut
  if (renewed === 'unavailable') return { session: null }
  const session = await verify(renewed.access_token, members)
  if (session === 'refused') return signedOut
  const setCookie = createSessionCookie(renewed, members)
  return { session: session === 'unavailable' ? null : session, setCookie }
}

/**
 * The tokens of this browser's session, renewed when they end within `margin` seconds; null for a
 * visitor and when the backend cannot be reached. They are not verified: whoever takes them does.
 */
export async function currentTokens(
  cookieHeader: string | null,
  members: MembersConfig,
  margin = MARGIN_SECONDS,
): Promise<SessionTokens | null> {
  const tokens = readSessionCookie(cookieHeader)
  if (tokens === null || tokens === 'malformed') return null
  if (isFresh(tokens, margin)) return tokens
  const renewed = await refresh(tokens.refresh_token, members)
  return typeof renewed === 'object' ? renewed : null
}

/** Makes the next request ask the backend again who these tokens stand for. */
export function forgetVerified({ access_token }: SessionTokens): void {
  verified.forget(access_token)
}

/**
 * Ends the session of this browser: revoked at the backend when that can be reached, its cookie
 * removed in any case. The member's other devices stay signed in unless the scope is `global`.
 *
 * @returns the `Set-Cookie` value that removes the cookie
 */
export async function endSession(
  cookieHeader: string | null,
  members: MembersConfig,
  scope: 'local' | 'global' = 'local',
): Promise<string> {
  const tokens = readSessionCookie(cookieHeader)
  if (tokens !== null && tokens !== 'malformed') {
    const current = await currentTokens(cookieHeader, members)
    if (current) {
      await membersClient(members).auth.admin.signOut(current.access_token, scope)
      verified.forget(current.access_token)
    }
    verified.forget(tokens.access_token)
    refreshed.forget(tokens.refresh_token)
  }
  return clearSessionCookie(members)
}

function isFresh({ expires_at }: SessionTokens, margin = MARGIN_SECONDS): boolean {
  return expires_at - margin > Date.now() / 1000
}

function verify(accessToken: string, members: MembersConfig): Promise<Session | Failure> {
  return verified.get(accessToken, () => verifyNow(accessToken, members))
}

/**
 * First the signature, by the project's public keys (which supabase-js caches for all clients), so
 * that a session can go on while the backend is away. Then the backend itself, for what no
 * signature tells: whether the session still exists, and the member's role and tier as of now.
 */
async function verifyNow(token: string, members: MembersConfig): Promise<Session | Failure> {
  const { auth } = membersClient(members)
  try {
    const { data, error } = await auth.getClaims(token)
    if (error) return failureOf(error)
    const claims = claimsSchema.safeParse(data?.claims)
    if (!claims.success) return 'refused'

    const answer = await auth.getUser(token)
    if (!answer.error) {
      const { user } = answer.data
      return needsSecondStep(user, claims.data.aal) ? 'refused' : toSession(claims.data, user)
    }
    const failure = failureOf(answer.error)
    return failure === 'unavailable' ? toSession(claims.data, claims.data) : failure
  } catch {
    // Thrown, not returned, for a token whose header names an algorithm that is none.
    return 'refused'
  }
}

function refresh(refreshToken: string, members: MembersConfig): Promise<SessionTokens | Failure> {
  const renewal = refreshed.get(refreshToken, () => refreshNow(refreshToken, members))
  // supabase-js retries for half a minute. That goes on, and a later request finds its result.
  return within(PATIENCE_MS, renewal, 'unavailable')
}

async function refreshNow(token: string, members: MembersConfig): Promise<SessionTokens | Failure> {
  const { auth } = membersClient(members)
  const { data, error } = await auth.refreshSession({ refresh_token: token })
  if (error) return failureOf(error)
  return readTokens(data.session) ?? 'refused'
}

async function within<T, F>(ms: number, promise: Promise<T>, otherwise: F): Promise<T | F> {
  const { promise: late, resolve } = Promise.withResolvers<F>()
  const timer = setTimeout(resolve, ms, otherwise)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
