import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { SupabaseKeys } from './keys.ts'

export type ApiRole = 'anon' | 'service_role'

/**
 * Refuses requests without a valid API key, in the `apikey` header or parameter, with the answers
 * of the gateway in front of hosted Supabase. Sets `apiRole`.
 *
 * Exactly two keys are ever issued, so a key is verified by comparing it with those two.
 */
export function requireApiKey(
  keys: SupabaseKeys,
): MiddlewareHandler<{ Variables: { apiRole: ApiRole } }> {
  const known: [ApiRole, Buffer][] = [
    ['anon', digest(keys.anonKey)],
    ['service_role', digest(keys.serviceRoleKey)],
  ]
  return async (c, next) => {
    const key = c.req.header('apikey') ?? c.req.query('apikey')
    if (!key) {
      const hint = 'No `apikey` request header or url param was found.'
      return c.json({ message: 'No API key found in request', hint }, 401)
    }
    const given = digest(key)
    const match = known.find(([, expected]) => timingSafeEqual(expected, given))
    if (!match) {
      const hint = 'Double check your Supabase `anon` or `service_role` API key.'
      return c.json({ message: 'Invalid API key', hint }, 401)
    }
    c.set('apiRole', match[0])
    await next()
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
