import type { ApiRole } from '../api-key.ts'
import type { Auth } from '../auth/context.ts'
import { AuthError } from '../auth/errors.ts'
import { authenticate, bearerToken } from '../auth/require-user.ts'
import { needsSecondFactor } from '../auth/standing.ts'
import { isBanned } from '../auth/users.ts'
import { invalidRequest, StorageError } from './errors.ts'
import type { Identity } from './policies.ts'

export type Identify = (headers: Headers) => Promise<Identity>

/** Reads who asks from `Authorization: Bearer`: an API key or an access token. */
export function createIdentify(auth: Auth, roleOf: (key: string) => ApiRole | null): Identify {
  return async (headers) => {
    const token = bearerToken(headers) ?? headers.get('apikey')
    if (!token) throw invalidRequest("headers must have required property 'authorization'")
    const role = roleOf(token)
    if (role) return role === 'anon' ? { kind: 'anon' } : { kind: 'service' }
    const { user, session } = await authenticate(auth, token).catch((error: unknown) => {
      throw error instanceof AuthError ? invalidJwt(error.message) : error
    })
    if (isBanned(user, auth.now())) throw invalidJwt('User is banned')
    // The password alone is worth no more than none: as the policies of a hosted project say.
    if (needsSecondFactor(auth, session)) return { kind: 'anon' }
    return { kind: 'member', id: user.id, isCaptain: user.appMetadata.role === 'captain' }
  }
}

function invalidJwt(message: string): StorageError {
  return new StorageError(403, 'InvalidJWT', message, 'Unauthorized')
}
