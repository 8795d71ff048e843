import { Hono } from 'hono'
import { except } from 'hono/combine'
import { cors } from 'hono/cors'
import { requireApiKey } from './api-key.ts'
import { authApp } from './auth/app.ts'
import type { AuthEnv } from './auth/context.ts'
import { openAuth } from './auth/open.ts'
import { supabaseKeys } from './keys.ts'

type Options = {
  /** Where accounts and keys are kept; created when absent. */
  folder: string
  /** Where clients reach this service, such as `http://localhost:3000/supabase`. */
  publicUrl: string
  /** Told of failures inside the service. Never given a secret. */
  log: (message: string, error: unknown) => void
  /** Unix time in milliseconds; for tests. */
  now?: () => number
}

export type Supabase = {
  /**
   * Answers a request whose path is below the mount, such as `/auth/v1/user`. The header
   * `x-real-ip` must be the client's address, set by the caller: limits on sign-ins go by it.
   */
  fetch(request: Request): Promise<Response>
  keys: { anonKey: string; serviceRoleKey: string }
  close(): void
}

/** Opens the embedded Supabase: what `@supabase/supabase-js` needs of it, on one machine. */
export function openSupabase({ folder, publicUrl, log, now = Date.now }: Options): Supabase {
  const keys = supabaseKeys(folder)
  const auth = openAuth({ folder, issuer: `${publicUrl}/auth/v1`, keys, now })

  const app = new Hono<AuthEnv>()
  // No cookie ever counts here, so any site may call: the keys and tokens decide.
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
      maxAge: 3600,
    }),
  )
  // Verifiers of tokens have no API key; the public keys are open on hosted Supabase too.
  app.use('/auth/v1/*', except('/auth/v1/.well-known/jwks.json', requireApiKey(keys)))
  app.route('/auth/v1', authApp(auth, log))

  return {
    fetch: async (request) => app.fetch(request),
    keys: { anonKey: keys.anonKey, serviceRoleKey: keys.serviceRoleKey },
    close: () => auth.store.close(),
  }
}
