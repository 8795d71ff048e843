import type { MiddlewareHandler } from 'hono'
import { isSameSecret } from '../kit/same-secret.ts'
import type { SupabaseKeys } from './keys.ts'

export type ApiRole = 'anon' | 'service_role'

/**
 * The kind of API key that a text is, or null. Exactly two keys are ever issued, so a key is verified by
 * comparing it with those two.
 */
export function createApiKeys(keys: SupabaseKeys): (given: string) => ApiRole | null {
  const known: [ApiRole, string][] = [
    ['anon', keys.anonKey],
    ['service_role', keys.serviceRoleKey],
  ]
  return (given) => known.find(([, key]) => isSameSecret(given, key))?.[0] ?? null
}

/**
 * Refuses requests without a valid API key, in the `apikey` header or parameter, with the responses of the
 * gateway in front of hosted Supabase. Sets `apiRole`.
 *
 * @param open paths that need none
 */
export function requireApiKey(
  roleOf: (key: string) => ApiRole | null,
  open: ReadonlySet<string>,
): MiddlewareHandler<{ Variables: { apiRole: ApiRole } }> {
  return async (c, next) => {
    if (open.has(c.req.path)) return next()
    const key = c.req.header('apikey') ?? c.req.query('apikey')
    if (!key) {
      const hint = 'No `apikey` request header or url param was found.'
      return c.json({ message: 'No API key found in request', hint }, 401)
    }
    const role = roleOf(key)
    if (!role) {
      const hint = 'Double check your Supabase `anon` or `service_role` API key.'
      return c.json({ message: 'Invalid API key', hint }, 401)
    }
    c.set('apiRole', role)
    await next()
  }
}
