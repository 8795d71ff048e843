import type { ApiRole } from '../api-key.ts'
import type { Auth } from '../auth/context.ts'
import { AuthError } from '../auth/errors.ts'
import { authenticate, bearerToken } from '../auth/require-user.ts'
import { findStanding, needsSecondFactor, type Standing } from '../auth/standing.ts'
import { isBanned } from '../auth/users.ts'
import { invalidRequest, StorageError } from './errors.ts'
import type { Identity } from './policies.ts'

export type Identify = (headers: Headers) => Promise<Identity>

/**
 * The member of a session that has signed an upload before.
 * @throws StorageError 403 when it has ended, or its member is banned or gone
 */
export type IdentifySession = (sessionId: string) => Identity

/** Reads the identity from `Authorization: Bearer`: an API key or an access token. */
export function createIdentify(auth: Auth, roleOf: (key: string) => ApiRole | null): Identify {
  return async (headers) => {
    const token = bearerToken(headers) ?? headers.get('apikey')
    if (!token) throw invalidRequest("headers must have required property 'authorization'")
    const role = roleOf(token)
    if (role) return role === 'anon' ? { kind: 'anon' } : { kind: 'service' }
    const standing = await authenticate(auth, token).catch((error: unknown) => {
      throw error instanceof AuthError ? invalidJwt(error.message) : error
    })
    return identityOf(auth, standing)
  }
}

export function createIdentifySession(auth: Auth): IdentifySession {
  return (sessionId) => {
    const standing = findStanding(auth, sessionId)
    if (!standing) throw invalidJwt('The session that signed this upload has ended')
    return identityOf(auth, standing)
  }
}

function identityOf(auth: Auth, { user, session }: Standing): Identity {
  if (isBanned(user, auth.now())) throw invalidJwt('User is banned')
  // The password alone is worth no more than none: as the policies of a hosted project say.
  if (needsSecondFactor(auth, session)) return { kind: 'anon' }
  const { role } = user.appMetadata
  return {
    ...{ kind: 'member', id: user.id, sessionId: session.id },
    role: typeof role === 'string' ? role : null,
  }
}

function invalidJwt(message: string): StorageError {
  return new StorageError(403, 'InvalidJWT', message, 'Unauthorized')
}
