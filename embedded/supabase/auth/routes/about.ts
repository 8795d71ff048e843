import { Hono } from 'hono'
import type { Auth, AuthEnv, AuthSettings } from '../context.ts'
import { AuthError } from '../errors.ts'

const HEALTH = {
  name: 'GoTrue',
  version: 'embedded',
  description: 'GoTrue is a user registration and authentication API',
}

const allowed = async ({ signUpsAllowed }: AuthSettings) => {
  try {
    return await signUpsAllowed()
  } catch {
    return false
  }
}

/** The service's own description: `/settings`, `/health` and the keys that verify its tokens. */
export function aboutRoutes({ tokens, settings }: Auth): Hono<AuthEnv> {
  return new Hono<AuthEnv>()
    .get('/settings', async (c) =>
      c.json({
        external: { email: true, phone: false, anonymous_users: false },
        disable_signup: !(await allowed(settings)),
        mailer_autoconfirm: !settings.confirmEmail,
        phone_autoconfirm: false,
        sms_provider: '',
        saml_enabled: false,
        mfa_enabled: true,
      }),
    )
    .get('/health', (c) => c.json(HEALTH))
    .get('/.well-known/jwks.json', (c) => {
      c.header('cache-control', 'public, max-age=600')
      return c.json(tokens.jwks)
    })
    .get('/authorize', () => {
      const message = 'Unsupported provider: provider is not enabled'
      throw new AuthError(400, 'validation_failed', message)
    })
}
