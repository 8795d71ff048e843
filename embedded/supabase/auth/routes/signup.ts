import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type Auth, type AuthEnv, clientOf } from '../context.ts'
import { checkEmail, checkPassword } from '../credentials.ts'
import { AuthError } from '../errors.ts'
import { sendMail } from '../mails.ts'
import { hashPassword } from '../passwords.ts'
import { pkceFields } from '../pkce.ts'
import { readJson } from '../read-json.ts'
import { sessionJson, signIn } from '../session-json.ts'
import { userJson } from '../user-json.ts'
import { mergeMetadata, type User } from '../users.ts'

const body = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
  ...pkceFields,
})

/**
 * `POST /signup`: a new account. Without mail confirmation it answers a session; with it, the user,
 * and it answers the same for an address that has an account, which gets no mail.
 */
export function signupRoutes(auth: Auth): Hono<AuthEnv> {
  return new Hono<AuthEnv>().post('/signup', async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await signUp(auth, c))
  })
}

async function signUp(auth: Auth, c: Context<AuthEnv>) {
  const { email: given, phone, password, data, code_challenge } = await readJson(c, body)
  if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  if (!given) {
    const message = 'Anonymous sign-ins are disabled'
    throw new AuthError(422, 'anonymous_provider_disabled', message)
  }
  if (!password) {
    throw new AuthError(400, 'validation_failed', 'Signup requires a valid password')
  }
  const email = checkEmail(given)
  checkPassword(password)
  const client = clientOf(c)
  auth.limits.signups.take(client)
  if (auth.settings.confirmEmail) auth.limits.mails.take(`signup ${email}`, email, client)

  const hash = await hashPassword(password)
  const outcome = auth.store.transact(() => {
    const existing = auth.users.findByEmail(email)
    if (existing?.emailConfirmedAt || (existing && !auth.settings.confirmEmail)) return null
    // The password of whoever came first stays: nobody has shown yet whose address it is.
    const user = existing ?? auth.users.save(newMember(auth, email, hash, data ?? {}))
    if (!auth.settings.confirmEmail) return signIn(auth, user, 'password', client)
    const redirectTo = c.req.query('redirect_to')
    sendMail(auth, user, 'signup', { redirectTo, codeChallenge: code_challenge ?? null })
    return { user }
  })
  if (outcome === null) return alreadyRegistered(auth, email, data ?? {})
  return 'session' in outcome ? sessionJson(auth, outcome) : userJson(auth, outcome.user)
}

function newMember(auth: Auth, email: string, hash: string, data: Record<string, unknown>): User {
  const draft = auth.users.draft(email, hash)
  return {
    ...draft,
    emailConfirmedAt: auth.settings.confirmEmail ? null : draft.createdAt,
    userMetadata: mergeMetadata({}, data),
  }
}

/** With mail confirmation, a made-up user: who has an account is not for a stranger to learn. */
function alreadyRegistered(auth: Auth, email: string, data: Record<string, unknown>) {
  if (!auth.settings.confirmEmail) {
    throw new AuthError(422, 'user_already_exists', 'User already registered')
  }
  const made: User = { ...newMember(auth, email, '', data), id: randomUUID() }
  return {
    ...userJson(auth, made),
    identities: [],
    confirmation_sent_at: new Date(auth.now()).toISOString(),
  }
}
