import { Hono } from 'hono'
import type { Auth, AuthEnv } from '../context.ts'

const SETTINGS = {
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: true,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
}

const HEALTH = {
  name: 'GoTrue',
  version: 'embedded',
  description: 'GoTrue is a user registration and authentication API',
}

/** What the service says of itself: `/settings`, `/health` and the keys that verify its tokens. */
export function aboutRoutes({ tokens }: Auth): Hono<AuthEnv> {
  return new Hono<AuthEnv>()
    .get('/settings', (c) => c.json(SETTINGS))
    .get('/health', (c) => c.json(HEALTH))
    .get('/.well-known/jwks.json', (c) => {
      c.header('cache-control', 'public, max-age=600')
      return c.json(tokens.jwks)
    })
}
