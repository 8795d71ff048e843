import type { Context } from 'hono'
import { clientKey } from '../../kit/client-address.ts'
import type { ApiRole } from '../api-key.ts'
import type { ComposeMail } from '../mail/compose.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { AuthCodes } from './auth-codes.ts'
import type { Factors } from './factors.ts'
import type { KnownClients } from './known-clients.ts'
import type { AuthLimits } from './limits.ts'
import type { OneTimeTokens } from './one-time-tokens.ts'
import type { PasswordPolicy } from './password-policy.ts'
import type { Session, Sessions } from './sessions.ts'
import type { Store } from './store.ts'
import type { Tokens } from './tokens.ts'
import type { User, Users } from './users.ts'

/** The parts that the routes work with. */
export interface Auth {
  store: Store
  users: Users
  sessions: Sessions
  tokens: Tokens
  oneTimeTokens: OneTimeTokens
  authCodes: AuthCodes
  factors: Factors
  knownClients: KnownClients
  limits: AuthLimits
  outbox: Outbox
  settings: AuthSettings
  /** The address that a mail's link may lead back to: what was requested if it is allowed, else the site. */
  redirectTo: (requested: string | undefined) => string
  /** Unix time in milliseconds. */
  now: () => number
}

export interface AuthSettings {
  /** Public URL of this API: issuer of its tokens and base of the links in mails. */
  apiUrl: string
  siteUrl: string
  /** True when a new member must confirm the e-mail address before signing in. */
  confirmEmail: boolean
  /** True if anybody may create an account now; if it throws, sign-ups are refused. */
  signUpsAllowed: () => boolean | Promise<boolean>
  passwordPolicy: PasswordPolicy
  /** Writes every mail. */
  composeMail: ComposeMail
}

export interface AuthEnv {
  Variables: { apiRole: ApiRole; user: User; session: Session }
}

/**
 * Rate limit key of a client that signs in. `x-real-ip` is set by the server that mounts this API
 * and never passed through from outside. A server that signs its visitors in shows the service key
 * and names the visitor in `sb-forwarded-for`, as with hosted Supabase.
 */
export function clientOf(c: Context<AuthEnv>): string {
  const forwarded = c.get('apiRole') === 'service_role' ? c.req.header('sb-forwarded-for') : null
  return clientKey(forwarded ?? c.req.header('x-real-ip'))
}
