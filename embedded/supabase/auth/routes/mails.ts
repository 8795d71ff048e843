import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type Auth, type AuthEnv, clientOf } from '../context.ts'
import { checkEmail } from '../credentials.ts'
import { AuthError } from '../errors.ts'
import { type MailRequest, pretendToSend, sendMail } from '../mails.ts'
import { mergeMetadata } from '../metadata.ts'
import type { Purpose } from '../one-time-tokens.ts'
import { pkceFields } from '../pkce.ts'
import { readJson } from '../read-json.ts'
import { requireUser } from '../require-user.ts'
import { requireSignUps } from '../sign-ups.ts'
import type { User } from '../users.ts'

const recoverBody = z.object({
  email: z.string('Password recovery requires an email'),
  ...pkceFields,
})

const otpBody = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  create_user: z.boolean().default(true),
  data: z.record(z.string(), z.unknown()).nullish(),
  ...pkceFields,
})

const resendBody = z.object({
  type: z.enum(['signup', 'email_change'], 'Missing one of these types: signup, email_change'),
  email: z.string('Type provided requires an email address'),
  ...pkceFields,
})

/**
 * Requests for a mail: `/recover`, `/otp` and `/magiclink`, `/resend`, `/reauthenticate`. Their response is
 * `{}` and their work is the same whether or not there is such an account.
 */
export function mailRoutes(auth: Auth): Hono<AuthEnv> {
  const { users, store, limits, settings } = auth

  const app = new Hono<AuthEnv>()
  app.post('/recover', async (c) => {
    const body = await readJson(c, recoverBody)
    const email = checkEmail(body.email)
    limits.mails.take(`recovery ${email}`, email, clientOf(c))
    store.transact(() => {
      sendOrPretend(auth, users.findByEmail(email), ['recovery'], linkOf(c, body))
    })
    return c.json({})
  })

  app.on('POST', ['/otp', '/magiclink'], async (c) => {
    const body = await readJson(c, otpBody)
    if (body.phone)
      throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
    if (!body.email) {
      const message = 'One of email or phone must be set'
      throw new AuthError(400, 'validation_failed', message)
    }
    const email = checkEmail(body.email)
    const userMetadata = mergeMetadata({}, body.data ?? {})
    // Refused for members, too, who can sign in without `create_user`: otherwise the response would
    // reveal that they have an account.
    if (body.create_user) await requireSignUps(settings)
    const client = clientOf(c)
    if (body.create_user) limits.signups.take(client)
    limits.mails.take(`magiclink ${email}`, email, client)
    const link = { ...linkOf(c, body), signUp: { encryptedPassword: '', userMetadata } }
    store.transact(() => {
      const draft = { ...users.draft(email, ''), emailConfirmedAt: null, userMetadata }
      const user = users.findByEmail(email) ?? (body.create_user ? users.save(draft) : null)
      sendOrPretend(auth, user, [user?.emailConfirmedAt ? 'magiclink' : 'signup'], link)
    })
    return c.json({})
  })

  app.post('/resend', async (c) => {
    const body = await readJson(c, resendBody)
    const email = checkEmail(body.email)
    limits.mails.take(`${body.type} ${email}`, email, clientOf(c))
    store.transact(() => {
      const user = users.findByEmail(email)
      if (body.type === 'signup') {
        const waiting = user?.emailConfirmedAt ? null : user
        const link = { ...linkOf(c, body), ...(waiting && { signUp: waiting }) }
        return sendOrPretend(auth, waiting, ['signup'], link)
      }
      const changing = user?.newEmail ? user : null
      sendOrPretend(auth, changing, ['email_change_new', 'email_change_current'], linkOf(c, body))
    })
    return c.json({})
  })

  app.get('/reauthenticate', requireUser(auth), (c) => {
    const user = c.get('user')
    limits.mails.take(`reauthentication ${user.email}`, user.email, clientOf(c))
    store.transact(() => sendMail(auth, user, 'reauthentication', linkOf(c, {})))
    return c.json({})
  })
  return app
}

function sendOrPretend(auth: Auth, user: User | null, purposes: Purpose[], link: MailRequest) {
  if (!user) return pretendToSend(auth, purposes, link)
  for (const purpose of purposes) sendMail(auth, user, purpose, link)
}

function linkOf(c: Context<AuthEnv>, body: { code_challenge?: string | null | undefined }) {
  const redirectTo = c.req.query('redirect_to')
  return { redirectTo, codeChallenge: body.code_challenge ?? null }
}
