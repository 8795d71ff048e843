import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type Auth, type AuthEnv, clientOf } from '../context.ts'
import { AuthError } from '../errors.ts'
import { verifyPassword } from '../passwords.ts'
import { readJson } from '../read-json.ts'
import { sessionJson, signIn } from '../session-json.ts'
import { isBanned, normalizeEmail } from '../users.ts'

const passwordGrant = z.object({
  email: z.string('missing email or phone').min(1, 'missing email or phone').max(320),
  password: z.string('missing password').min(1, 'missing password'),
})

const refreshGrant = z.object({
  refresh_token: z.string('refresh_token required').min(1, 'refresh_token required'),
})

const pkceGrant = z.object({
  auth_code: z
    .string('invalid request: both auth code and code verifier should be non-empty')
    .min(1),
  code_verifier: z.string('invalid request: both auth code and code verifier should be non-empty'),
})

const invalidCredentials = () =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

/** `POST /token`: a session for a password, a refresh token, or the code of a link with PKCE. */
export function tokenRoutes(auth: Auth): Hono<AuthEnv> {
  return new Hono<AuthEnv>().post('/token', async (c) => {
    c.header('cache-control', 'no-store')
    switch (c.req.query('grant_type')) {
      case 'password':
        return c.json(await signInWithPassword(auth, c))
      case 'refresh_token':
        return c.json(await refresh(auth, c))
      case 'pkce':
        return c.json(await redeemCode(auth, c))
      default:
        throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
    }
  })
}

async function signInWithPassword(auth: Auth, c: Context<AuthEnv>) {
  const { users, limits, now } = auth
  const credentials = await readJson(c, passwordGrant)
  const email = normalizeEmail(credentials.email)
  const client = clientOf(c)
  const found = users.findByEmail(email)
  const known = auth.knownClients.has(found?.id ?? '', client)
  const giveBack = limits.passwords.take({ client, email, known })
  const hash = found?.encryptedPassword || null
  const right = await verifyPassword(credentials.password, hash)
  if (!found || !right) throw invalidCredentials()
  giveBack()

  const started = auth.store.transact(() => {
    // Hashing took a while: the account may have changed hands, or its password, meanwhile.
    const user = users.findById(found.id)
    if (user?.encryptedPassword !== hash) throw invalidCredentials()
    if (isBanned(user, now())) throw new AuthError(400, 'user_banned', 'User is banned')
    if (!user.emailConfirmedAt) {
      throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
    }
    return signIn(auth, user, 'password', client)
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
    // After the look-up, which is cheap: unknown tokens do not use up the limit of valid ones.
    auth.limits.refreshes.take(clientOf(c))
    throw invalidRefreshToken('refresh_token_not_found', 'Refresh Token Not Found')
  }
  if (isBanned(user, auth.now())) throw invalidRefreshToken('user_banned', 'User Banned')
  return sessionJson(auth, { user, ...rotation })
}

async function redeemCode(auth: Auth, c: Context<AuthEnv>) {
  const { auth_code, code_verifier } = await readJson(c, pkceGrant)
  const client = clientOf(c)
  auth.limits.verifications.take(client)
  const started = auth.store.transact(() => {
    const { userId, linkHash } = auth.authCodes.redeem(auth_code, code_verifier)
    const user = auth.users.findById(userId)
    if (!user || isBanned(user, auth.now())) {
      throw new AuthError(403, 'user_banned', 'User is banned')
    }
    auth.oneTimeTokens.spend(linkHash)
    return signIn(auth, user, 'otp', client)
  })
  auth.limits.verifications.giveBack(client)
  return sessionJson(auth, started)
}

function invalidRefreshToken(code: string, reason: string): AuthError {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`)
}
