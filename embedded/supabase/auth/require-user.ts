import type { MiddlewareHandler } from 'hono'
import type { Auth, AuthEnv } from './context.ts'
import { AuthError } from './errors.ts'
import type { Session } from './sessions.ts'
import { needsSecondFactor } from './standing.ts'
import { isBanned, type User } from './users.ts'

/** Requests that pass although their member is banned, or has yet to verify a second factor. */
interface Allowed {
  banned?: boolean
  firstStep?: boolean
}

/**
 * Requires an access token whose session and user still exist; sets both. A user with a second factor must have
 * verified it.
 */
export function requireUser(auth: Auth, allow: Allowed = {}): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    const token = bearerToken(c.req.raw.headers)
    if (!token) {
      throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    }
    const { user, session } = await authenticate(auth, token)
    if (!allow.banned && isBanned(user, auth.now())) {
      throw new AuthError(403, 'user_banned', 'User is banned')
    }
    if (!allow.firstStep) requireSecondFactor(auth, session)
    c.set('user', user)
    c.set('session', session)
    await next()
  }
}

/** @throws AuthError 401 `insufficient_aal` when the session waits for its second factor */
export function requireSecondFactor(auth: Pick<Auth, 'factors'>, session: Session): void {
  if (!needsSecondFactor(auth, session)) return
  const message = 'AAL2 session is required when MFA is enabled.'
  throw new AuthError(401, 'insufficient_aal', message)
}

/** The token of `Authorization: Bearer …` (RFC 6750). */
export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}

/**
 * The member of an access token, when their session and account still exist.
 * @throws AuthError 403 `bad_jwt`, `user_not_found`, `session_not_found`
 */
export async function authenticate(
  { tokens, sessions, users }: Pick<Auth, 'tokens' | 'sessions' | 'users'>,
  token: string,
): Promise<{ user: User; session: Session }> {
  const { userId, sessionId } = await tokens.verify(token)
  const user = users.findById(userId)
  if (!user) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  const session = sessions.find(sessionId)
  if (session?.userId !== userId) {
    const message = 'Session from session_id claim in JWT does not exist'
    throw new AuthError(403, 'session_not_found', message)
  }
  return { user, session }
}
