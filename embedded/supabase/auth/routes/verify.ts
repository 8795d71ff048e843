import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type Auth, type AuthEnv, clientOf } from '../context.ts'
import { AuthError } from '../errors.ts'
import type { OneTimeToken } from '../one-time-tokens.ts'
import { readJson } from '../read-json.ts'
import { sessionJson, signIn } from '../session-json.ts'
import { normalizeEmail } from '../users.ts'
import { applyVerification, expired, PURPOSES_OF_TYPE } from '../verification.ts'

const SINGLE_CONFIRMATION =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

const body = z.object({
  type: z.string('Verify requires a verification type'),
  token: z.string().optional(),
  token_hash: z.string().optional(),
  email: z.string().optional(),
})

/** Proof that a mail arrived: the code or link token by `POST /verify`, the link by `GET`. */
export function verifyRoutes(auth: Auth): Hono<AuthEnv> {
  return new Hono<AuthEnv>()
    .post('/verify', async (c) => {
      c.header('cache-control', 'no-store')
      return c.json(await verifyCode(auth, c))
    })
    .get('/verify', async (c) => {
      // Mail scanners look at links with HEAD, and would use them up.
      if (c.req.raw.method === 'HEAD') return c.body(null, 204)
      return redirect(await followLink(auth, c))
    })
}

async function verifyCode(auth: Auth, c: Context<AuthEnv>) {
  const { type, token, token_hash, email } = await readJson(c, body)
  const purposes = purposesOf(type)
  if (!token_hash && !(token && email)) {
    const message = 'Verify requires either a token or a token hash'
    throw new AuthError(400, 'validation_failed', message)
  }
  const client = clientOf(c)
  auth.limits.verifications.take(client)
  // Tries must be counted even when the rest is undone, so they have a transaction of their own.
  const found = auth.store.transact(() =>
    token_hash
      ? auth.oneTimeTokens.findByLink(token_hash, purposes)
      : auth.oneTimeTokens.findByCode(normalizeEmail(email ?? ''), token ?? '', purposes),
  )
  if (!found) throw expired()
  const started = auth.store.transact(() => {
    const user = applyVerification(auth, found)
    auth.oneTimeTokens.spend(found.linkHash)
    auth.authCodes.revoke(found.linkHash)
    return user && signIn(auth, user, 'otp', client)
  })
  auth.limits.verifications.giveBack(client)
  return started ? sessionJson(auth, started) : { msg: SINGLE_CONFIRMATION, code: '200' }
}

/** The address to which the browser goes: the site, with a session, a code for PKCE, or what went wrong. */
async function followLink(auth: Auth, c: Context<AuthEnv>): Promise<URL> {
  const target = new URL(auth.redirectTo(c.req.query('redirect_to')))
  const token = c.req.query('token') ?? ''
  const type = c.req.query('type') ?? ''
  const client = clientOf(c)
  let found: OneTimeToken | null = null
  try {
    auth.limits.verifications.take(client)
    found = auth.oneTimeTokens.findByLink(token, purposesOf(type))
    if (!found) throw expired('Email link is invalid or has expired')
    const query = await consume(auth, found, { token, type, client })
    auth.limits.verifications.giveBack(client)
    // A client with PKCE reads the query, one without the fragment.
    if (found.codeChallenge) for (const [name, value] of query) target.searchParams.set(name, value)
    else target.hash = query.toString()
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const query = errorQuery(error)
    if (token.startsWith('pkce_')) target.search = query.toString()
    target.hash = query.toString()
  }
  return target
}

/**
 * The parameters for the site. With PKCE a code for the browser that requested the mail, and the
 * link's own token for any other: the site can request confirmation there, and then verify it by
 * `POST /verify`. The link is spent when one of the two gives a session.
 */
async function consume(
  auth: Auth,
  found: OneTimeToken,
  { token, type, client }: { token: string; type: string; client: string },
): Promise<URLSearchParams> {
  const { codeChallenge, linkHash } = found
  const outcome = auth.store.transact(() => {
    const user = applyVerification(auth, found)
    if (!user) return null
    if (codeChallenge) {
      const email = user.email
      return { code: auth.authCodes.issue(user.id, codeChallenge, linkHash), email }
    }
    auth.oneTimeTokens.spend(linkHash)
    return signIn(auth, user, 'otp', client)
  })
  if (!outcome) return new URLSearchParams({ message: SINGLE_CONFIRMATION })
  if ('code' in outcome) {
    const { code, email } = outcome
    const isSpent = found.purpose === 'email_change_current' || found.purpose === 'email_change_new'
    return new URLSearchParams({ code, type, ...(!isSpent && { token_hash: token, email }) })
  }
  const { user: _, ...tokens } = await sessionJson(auth, outcome)
  const fields = Object.entries(tokens).map(([name, value]) => [name, String(value)])
  return new URLSearchParams([...fields, ['type', type]])
}

function purposesOf(type: string) {
  const purposes = Object.hasOwn(PURPOSES_OF_TYPE, type) ? PURPOSES_OF_TYPE[type] : undefined
  if (!purposes) throw new AuthError(400, 'validation_failed', 'Invalid email verification type')
  return purposes
}

function errorQuery(error: AuthError): URLSearchParams {
  const name = error.status < 500 ? 'access_denied' : 'server_error'
  return new URLSearchParams({
    error: name,
    error_code: error.code,
    error_description: error.message,
  })
}

/** The URL holds a session: no cache may store it. */
function redirect(target: URL): Response {
  return new Response(null, {
    status: 303,
    headers: {
      location: target.href,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
