import { isDiskFull } from '../../kit/full-disk.ts'
import type { RateLimits } from '../../kit/rate-limiter.ts'
import { deriveSecret, type SupabaseKeys } from '../keys.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createAuthCodes } from './auth-codes.ts'
import type { Auth, AuthSettings } from './context.ts'
import { createFactors } from './factors.ts'
import { createKnownClients } from './known-clients.ts'
import { createLimits } from './limits.ts'
import { createOneTimeTokens } from './one-time-tokens.ts'
import { createRedirects } from './redirects.ts'
import { createSessions } from './sessions.ts'
import type { Store } from './store.ts'
import { createTokens } from './tokens.ts'
import { createUsers } from './users.ts'

interface Options {
  store: Store
  outbox: Outbox
  limits: RateLimits
  keys: SupabaseKeys
  settings: AuthSettings
  redirectUrls: readonly string[]
  now: () => number
}

/** Everything that works on the auth store; what has expired is swept. */
export function openAuth(options: Options): Auth {
  const { store, outbox, keys, settings, redirectUrls, now } = options
  const auth: Auth = {
    store,
    outbox,
    settings,
    now,
    users: createUsers(store, now),
    sessions: createSessions(store, now),
    tokens: createTokens(keys.signingKey, settings.apiUrl, now),
    oneTimeTokens: createOneTimeTokens(store, deriveSecret(keys, 'one-time codes'), now),
    authCodes: createAuthCodes(store, now),
    factors: createFactors(store, now),
    knownClients: createKnownClients(store, deriveSecret(keys, 'known clients'), now),
    limits: createLimits(options.limits),
    redirectTo: createRedirects(settings.siteUrl, redirectUrls),
  }
  try {
    sweep(auth)
  } catch (error) {
    // It can wait; a start cannot.
    if (!isDiskFull(error)) throw error
  }
  return auth
}

/** Removes expired rows. */
export function sweep(auth: Auth): void {
  const { sessions, oneTimeTokens, authCodes, factors, knownClients } = auth
  auth.store.transact(() => {
    sessions.sweep()
    oneTimeTokens.sweep()
    authCodes.sweep()
    factors.sweep()
    knownClients.sweep()
  })
}
