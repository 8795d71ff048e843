import type { MiddlewareHandler } from 'hono'
import type { Auth, AuthEnv } from './context.ts'
import { AuthError } from './errors.ts'

/**
 * Lets pass only requests with an access token whose session and user still exist; sets both.
 * Banned users pass: what they may do is for the route to say.
 */
export function requireUser({ tokens, sessions, users }: Auth): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (!token) {
      throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    }
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
    c.set('user', user)
    c.set('session', session)
    await next()
  }
}
