import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type Auth, type AuthEnv, clientOf } from '../context.ts'
import { checkEmail, checkPassword } from '../credentials.ts'
import { AuthError } from '../errors.ts'
import { type MailRequest, sendAlreadyMember, sendMail } from '../mails.ts'
import { mergeMetadata } from '../metadata.ts'
import { hashPassword } from '../passwords.ts'
import { pkceFields } from '../pkce.ts'
import { readJson } from '../read-json.ts'
import { sessionJson, signIn } from '../session-json.ts'
import { requireSignUps } from '../sign-ups.ts'
import { userJson } from '../user-json.ts'
import type { User } from '../users.ts'

const body = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
  ...pkceFields,
})

/**
 * `POST /signup`: a new account. Without mail confirmation it returns a session; with it, the user, and the
 * same for an address that has an account, whose owner is notified by mail.
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
  await requireSignUps(auth.settings)
  if (!password) {
    throw new AuthError(400, 'validation_failed', 'Signup requires a valid password')
  }
  const email = checkEmail(given)
  const userMetadata = mergeMetadata({}, data ?? {})
  checkPassword(password, { email, userMetadata }, auth.settings)
  const client = clientOf(c)
  auth.limits.signups.take(client)
  const { confirmEmail } = auth.settings
  if (confirmEmail) auth.limits.mails.take(`signup ${email}`, email, client)

  const encryptedPassword = await hashPassword(password)
  const draft = { ...auth.users.draft(email, encryptedPassword), userMetadata }
  if (!confirmEmail) {
    const started = auth.store.transact(() => {
      if (auth.users.findByEmail(email)) {
        throw new AuthError(422, 'user_already_exists', 'User already registered')
      }
      return signIn(auth, auth.users.save(draft), 'password', client)
    })
    return sessionJson(auth, started)
  }
  const link = {
    redirectTo: c.req.query('redirect_to'),
    codeChallenge: code_challenge ?? null,
    signUp: { encryptedPassword, userMetadata },
  }
  const shown = { ...draft, emailConfirmedAt: null }
  auth.store.transact(() => requestConfirmation(auth, shown, link))
  const confirmation_sent_at = new Date(auth.now()).toISOString()
  return { ...userJson(auth, shown), confirmation_sent_at }
}

/**
 * Mails what the sign-up needs. An account that is not confirmed yet takes the newest password and
 * data, which have no effect before a mail is confirmed: the confirmed mail decides which are applied.
 */
function requestConfirmation(auth: Auth, draft: User, link: MailRequest): void {
  const existing = auth.users.findByEmail(draft.email)
  if (existing?.emailConfirmedAt) sendAlreadyMember(auth, existing)
  else {
    const { encryptedPassword, userMetadata } = draft
    const user = auth.users.save({ ...(existing ?? draft), encryptedPassword, userMetadata })
    sendMail(auth, user, 'signup', link)
  }
}
