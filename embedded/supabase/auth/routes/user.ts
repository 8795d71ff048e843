import { Hono } from 'hono'
import { z } from 'zod'
import type { Auth, AuthEnv } from '../context.ts'
import { AuthError } from '../errors.ts'
import { requireUser } from '../require-user.ts'
import { userJson } from '../user-json.ts'
import { isBanned } from '../users.ts'

const scopeSchema = z.enum(['global', 'local', 'others'])

/** `GET /user` and `POST /logout?scope=global|local|others`, for the bearer of an access token. */
export function userRoutes(auth: Auth): Hono<AuthEnv> {
  const signedIn = requireUser(auth)
  return new Hono<AuthEnv>()
    .get('/user', signedIn, (c) => {
      const user = c.get('user')
      if (isBanned(user, auth.now())) throw new AuthError(403, 'user_banned', 'User is banned')
      c.header('cache-control', 'no-store')
      return c.json(userJson(user))
    })
    .post('/logout', signedIn, (c) => {
      const scope = scopeSchema.safeParse(c.req.query('scope') ?? 'global')
      if (!scope.success) {
        const message = 'Unsupported logout scope: use global, local or others'
        throw new AuthError(400, 'validation_failed', message)
      }
      const session = c.get('session')
      auth.sessions.end(scope.data, session.userId, session.id)
      return c.body(null, 204)
    })
}
