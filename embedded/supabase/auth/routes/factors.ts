import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Auth, AuthEnv } from '../context.ts'
import { AuthError } from '../errors.ts'
import type { Factor } from '../factors.ts'
import { readJson } from '../read-json.ts'
import { requireUser } from '../require-user.ts'
import { sessionJson } from '../session-json.ts'
import { needsSecondFactor } from '../standing.ts'
import { createTotpSecret, describeTotp, totpStep } from '../totp.ts'

const MAX_FACTORS = 10

const enrolBody = z.object({
  factor_type: z.literal('totp', 'factor_type needs to be totp'),
  friendly_name: z.string().max(100).default(''),
  issuer: z.string().max(100).optional(),
})
const verifyBody = z.object({
  challenge_id: z.string('challenge_id is required'),
  code: z.string('code is required').max(20),
})

/** Second factors by authenticator app: enrol, challenge, verify, remove. */
export function factorRoutes(auth: Auth): Hono<AuthEnv> {
  const { factors, sessions, store } = auth
  const app = new Hono<AuthEnv>()
  app.use('/factors/*', requireUser(auth, { firstStep: true }))

  app.post('/factors', async (c) => {
    const { friendly_name, issuer } = await readJson(c, enrolBody)
    const user = c.get('user')
    const secret = createTotpSecret()
    const factor = store.transact(() => {
      requireRoom(factors.list(user.id), friendly_name, c.get('session').aal)
      return factors.add(user.id, friendly_name, secret)
    })
    const host = new URL(auth.settings.siteUrl).host
    const { uri, svg } = describeTotp(secret, issuer ?? host, user.email)
    c.header('cache-control', 'no-store')
    const totp = { qr_code: svg, secret, uri }
    return c.json({ id: factor.id, type: 'totp', friendly_name, totp })
  })

  app.post('/factors/:id/challenge', (c) => {
    const factor = factorOf(auth, c)
    const { id, expiresAt } = store.transact(() => factors.challenge(factor))
    return c.json({ id, type: 'totp', expires_at: expiresAt })
  })

  app.post('/factors/:id/verify', async (c) => {
    const { challenge_id, code } = await readJson(c, verifyBody)
    const { user, session } = c.var
    auth.limits.totp.take(user.id)
    const started = store.transact(() => {
      const factor = factorOf(auth, c)
      requireOpenChallenge(auth, factor, challenge_id)
      const step = totpStep(factor.secret, code, auth.now())
      if (step === null || step <= factor.lastStep) {
        throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
      }
      factors.accept(factor, step)
      return { user, ...sessions.raise(session) }
    })
    auth.limits.totp.giveBack(user.id)
    c.header('cache-control', 'no-store')
    return c.json(await sessionJson(auth, started))
  })

  app.delete('/factors/:id', (c) => {
    store.transact(() => {
      const factor = factorOf(auth, c)
      if (needsSecondFactor(auth, c.get('session'))) {
        const message = 'AAL2 required to unenroll a factor'
        throw new AuthError(422, 'insufficient_aal', message)
      }
      removeFactor(auth, factor)
    })
    return c.json({ id: c.req.param('id') })
  })
  return app
}

/** Removes a factor; without any left, no session counts as `aal2`. Call inside `transact`. */
export function removeFactor({ factors, sessions }: Auth, factor: Factor): void {
  factors.remove(factor.id)
  if (!factors.list(factor.userId).some(({ verified }) => verified)) sessions.lower(factor.userId)
}

function factorOf({ factors }: Auth, c: Context<AuthEnv>): Factor {
  const factor = factors.find(c.req.param('id') ?? '', c.get('user').id)
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

function requireRoom(existing: Factor[], name: string, aal: string): void {
  if (existing.some(({ friendlyName }) => friendlyName === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`
    throw new AuthError(422, 'mfa_factor_name_conflict', message)
  }
  if (existing.length >= MAX_FACTORS) {
    const message = 'Maximum number of verified factors reached, unenroll to continue'
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', message)
  }
  if (existing.some(({ verified }) => verified) && aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
}

function requireOpenChallenge({ factors }: Auth, factor: Factor, id: string): void {
  const state = factors.challengeState(id, factor)
  if (state === 'unknown') {
    const message = 'MFA factor with the provided challenge ID not found'
    throw new AuthError(404, 'mfa_factor_not_found', message)
  }
  if (state === 'expired') {
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`
    throw new AuthError(422, 'mfa_challenge_expired', message)
  }
}
