import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type Auth, type AuthEnv, clientIp } from '../context.ts'
import { AuthError } from '../errors.ts'
import { verifyPassword } from '../passwords.ts'
import { readJson } from '../read-json.ts'
import type { Session } from '../sessions.ts'
import { userJson } from '../user-json.ts'
import { isBanned, normalizeEmail, type User } from '../users.ts'

const passwordGrant = z.object({
  email: z.string('missing email or phone').min(1, 'missing email or phone').max(320),
  password: z.string('missing password').min(1, 'missing password'),
})

const refreshGrant = z.object({
  refresh_token: z.string('refresh_token required').min(1, 'refresh_token required'),
})

const invalidCredentials = () =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

/** `POST /token`: a session for a password, or a fresh one for a refresh token. */
export function tokenRoutes(auth: Auth): Hono<AuthEnv> {
  return new Hono<AuthEnv>().post('/token', async (c) => {
    c.header('cache-control', 'no-store')
    switch (c.req.query('grant_type')) {
      case 'password':
        return c.json(await signInWithPassword(auth, c))
      case 'refresh_token':
        return c.json(await refresh(auth, c))
      default:
        throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
    }
  })
}

async function signInWithPassword(auth: Auth, c: Context<AuthEnv>) {
  const { users, sessions, limits, now } = auth
  const credentials = await readJson(c, passwordGrant)
  const email = normalizeEmail(credentials.email)
  const ip = clientIp(c)
  await limits.take(ip, email)

  const found = users.findByEmail(email)
  const hash = found?.encryptedPassword ?? null
  const right = await verifyPassword(credentials.password, hash)
  if (!found || !right) throw invalidCredentials()
  await limits.giveBack(ip, email)

  const started = auth.store.transact(() => {
    // Hashing took a while: the account may have changed hands, or its password, meanwhile.
    const user = users.findById(found.id)
    if (user?.encryptedPassword !== hash) throw invalidCredentials()
    if (isBanned(user, now())) throw new AuthError(400, 'user_banned', 'User is banned')
    if (!user.emailConfirmedAt) {
      throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
    }
    const signedIn = users.save({ ...user, lastSignInAt: new Date(now()).toISOString() })
    return { user: signedIn, ...sessions.start(user.id) }
  })
  return sessionJson(auth, started)
}

async function refresh(auth: Auth, c: Context<AuthEnv>) {
  const { refresh_token } = await readJson(c, refreshGrant)
  const rotation = auth.sessions.rotate(refresh_token)
  if (rotation.outcome === 'reused') {
    throw invalidRefreshToken('refresh_token_already_used', 'Already Used')
  }
  const user = rotation.outcome === 'rotated' ? auth.users.findById(rotation.session.userId) : null
  if (rotation.outcome === 'unknown' || !user) {
    throw invalidRefreshToken('refresh_token_not_found', 'Refresh Token Not Found')
  }
  if (isBanned(user, auth.now())) throw invalidRefreshToken('user_banned', 'User Banned')
  return sessionJson(auth, { user, ...rotation })
}

function invalidRefreshToken(code: string, reason: string): AuthError {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`)
}

type Started = { user: User; session: Session; refreshToken: string }

async function sessionJson(auth: Auth, { user, session, refreshToken }: Started) {
  const accessToken = await auth.tokens.issue(user, session)
  return { ...accessToken, refresh_token: refreshToken, user: userJson(user) }
}
