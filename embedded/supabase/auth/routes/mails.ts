import { Hono } from 'hono'
import { z } from 'zod'
import { type Auth, type AuthEnv, clientOf } from '../context.ts'
import { checkEmail } from '../credentials.ts'
import { AuthError } from '../errors.ts'
import { sendMail } from '../mails.ts'
import type { Purpose } from '../one-time-tokens.ts'
import { pkceFields } from '../pkce.ts'
import { readJson } from '../read-json.ts'
import { requireUser } from '../require-user.ts'
import { mergeMetadata, type User } from '../users.ts'

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
 * Requests for a mail: `/recover`, `/otp` and `/magiclink`, `/resend`, `/reauthenticate`. They
 * answer `{}` whether or not there is such an account.
 */
export function mailRoutes(auth: Auth): Hono<AuthEnv> {
  const { users, store, limits } = auth

  /** Sends `purposeOf(user)` to the account with this address, if there is one and it says so. */
  async function request(
    email: string,
    limited: string,
    client: string,
    link: { redirectTo: string | undefined; codeChallenge: string | null },
    purposesOf: (user: User) => Purpose[],
    create?: () => User,
  ) {
    limits.mails.take(`${limited} ${email}`, email, client)
    store.transact(() => {
      const user = users.findByEmail(email) ?? create?.()
      for (const purpose of user ? purposesOf(user) : [])
        sendMail(auth, user as User, purpose, link)
    })
  }

  const app = new Hono<AuthEnv>()
  app.post('/recover', async (c) => {
    const body = await readJson(c, recoverBody)
    const link = linkOf(c.req.query('redirect_to'), body.code_challenge)
    const email = checkEmail(body.email)
    await request(email, 'recovery', clientOf(c), link, () => ['recovery'])
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
    const client = clientOf(c)
    const link = linkOf(c.req.query('redirect_to'), body.code_challenge)
    const create = () =>
      users.save({
        ...users.draft(email, ''),
        emailConfirmedAt: null,
        userMetadata: mergeMetadata({}, body.data ?? {}),
      })
    if (!body.create_user && !users.findByEmail(email)) {
      throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
    }
    if (body.create_user) limits.signups.take(client)
    const purpose = (user: User): Purpose[] => [user.emailConfirmedAt ? 'magiclink' : 'signup']
    await request(email, 'magiclink', client, link, purpose, create)
    return c.json({})
  })

  app.post('/resend', async (c) => {
    const body = await readJson(c, resendBody)
    const email = checkEmail(body.email)
    const link = linkOf(c.req.query('redirect_to'), body.code_challenge)
    const purposes = (user: User): Purpose[] => {
      if (body.type === 'signup') return user.emailConfirmedAt ? [] : ['signup']
      return user.newEmail ? ['email_change_new', 'email_change_current'] : []
    }
    await request(email, body.type, clientOf(c), link, purposes)
    return c.json({})
  })

  app.get('/reauthenticate', requireUser(auth), async (c) => {
    const user = c.get('user')
    const link = linkOf(undefined, null)
    await request(user.email, 'reauthentication', clientOf(c), link, () => ['reauthentication'])
    return c.json({})
  })
  return app
}

function linkOf(redirectTo: string | undefined, codeChallenge: string | null | undefined) {
  return { redirectTo, codeChallenge: codeChallenge ?? null }
}
