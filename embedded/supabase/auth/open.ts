import { deriveSecret, type SupabaseKeys } from '../keys.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createAuthCodes } from './auth-codes.ts'
import type { Auth, AuthSettings } from './context.ts'
import { createFactors } from './factors.ts'
import { createLimits } from './limits.ts'
import { createOneTimeTokens } from './one-time-tokens.ts'
import { createRedirects } from './redirects.ts'
import { createSessions } from './sessions.ts'
import type { Store } from './store.ts'
import { createTokens } from './tokens.ts'
import { createUsers } from './users.ts'

type Options = {
  store: Store
  outbox: Outbox
  keys: SupabaseKeys
  settings: AuthSettings
  redirectUrls: readonly string[]
  now: () => number
}

/** Everything that works on the auth store; what has expired is swept. */
export function openAuth({ store, outbox, keys, settings, redirectUrls, now }: Options): Auth {
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
    limits: createLimits(),
    redirectTo: createRedirects(settings.siteUrl, redirectUrls),
  }
  sweep(auth)
  return auth
}

/** Removes what nobody can use any more. */
export function sweep({ store, sessions, oneTimeTokens, authCodes, factors }: Auth): void {
  store.transact(() => {
    sessions.sweep()
    oneTimeTokens.sweep()
    authCodes.sweep()
    factors.sweep()
  })
}
