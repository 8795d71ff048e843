import { Hono } from 'hono'
import { z } from 'zod'
import type { Auth, AuthEnv } from '../context.ts'
import { AuthError } from '../errors.ts'
import { requireSecondFactor, requireUser } from '../require-user.ts'
import { updateUser } from '../update-user.ts'
import { userJson } from '../user-json.ts'

const scopeSchema = z.enum(['global', 'local', 'others'])

/** `GET` and `PUT /user`, `POST /logout?scope=…`, for the owner of an access token. */
export function userRoutes(auth: Auth): Hono<AuthEnv> {
  const signedIn = requireUser(auth)
  return new Hono<AuthEnv>()
    .get('/user', requireUser(auth, { firstStep: true }), (c) => {
      c.header('cache-control', 'no-store')
      return c.json(userJson(auth, c.get('user')))
    })
    .put('/user', signedIn, async (c) => {
      c.header('cache-control', 'no-store')
      return c.json(userJson(auth, await updateUser(auth, c)))
    })
    .post('/logout', requireUser(auth, { banned: true, firstStep: true }), (c) => {
      const scope = scopeSchema.safeParse(c.req.query('scope') ?? 'global')
      if (!scope.success) {
        const message = 'Unsupported logout scope: use global, local or others'
        throw new AuthError(400, 'validation_failed', message)
      }
      const session = c.get('session')
      if (scope.data !== 'local') requireSecondFactor(auth, session)
      auth.sessions.end(scope.data, session.userId, session.id)
      return c.body(null, 204)
    })
}
