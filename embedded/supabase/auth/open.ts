import type { SupabaseKeys } from '../keys.ts'
import type { Auth } from './context.ts'
import { createSignInLimits } from './limits.ts'
import { createSessions } from './sessions.ts'
import { openStore } from './store.ts'
import { createTokens } from './tokens.ts'
import { createUsers } from './users.ts'

type Options = { folder: string; issuer: string; keys: SupabaseKeys; now: () => number }

/** Opens the auth service's store in `folder` and everything that works on it. */
export function openAuth({ folder, issuer, keys, now }: Options): Auth {
  const store = openStore(folder)
  return {
    store,
    users: createUsers(store, now),
    sessions: createSessions(store, now),
    tokens: createTokens(keys.signingKey, issuer, now),
    limits: createSignInLimits(),
    now,
  }
}
