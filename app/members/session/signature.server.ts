import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose'
import { type Claims, claimsSchema } from '../../../domain/session.ts'
import type { Refusal } from './verifier.ts'

type Checked = Claims | Extract<Refusal, 'forged' | 'expired'> | 'unavailable'

/** https://supabase.com/docs/guides/auth/signing-keys */
const ALGORITHMS = ['ES256', 'RS256', 'EdDSA']
const TIMEOUT_MS = 5000

/**
 * Checks access tokens by the public keys of a hosted project, which are fetched when they are first
 * needed, every ten minutes, and for an unknown key at most twice a minute.
 *
 * @param url of the project
 * @returns claims that the project signed; of a project that still has the legacy secret alone, and so
 *   publishes no keys, claims that it has yet to confirm
 */
export function createSignatureCheck(url: string): (token: string) => Promise<Checked> {
  const keys = createRemoteJWKSet(new URL(`${url}/auth/v1/.well-known/jwks.json`), {
    timeoutDuration: TIMEOUT_MS,
  })

  async function hasNoKeys(): Promise<boolean> {
    if (!keys.jwks()) await keys.reload()
    return keys.jwks()?.keys.length === 0
  }

  return async (token) => {
    const header = readHeader(token)
    try {
      if (header?.alg === 'HS256' && (await hasNoKeys())) return readClaims(decodeJwt(token))
      if (!header?.kid || !ALGORITHMS.includes(header.alg ?? '')) return 'forged'
      const { payload } = await jwtVerify(token, keys, { algorithms: ALGORITHMS })
      return readClaims(payload)
    } catch (error) {
      // Checked last: the rest of the token is valid.
      if (error instanceof errors.JWTExpired) return 'expired'
      return ABOUT_THE_TOKEN.some((Kind) => error instanceof Kind) ? 'forged' : 'unavailable'
    }
  }
}

/** Any other failure to fetch the keys. */
const ABOUT_THE_TOKEN = [
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWTClaimValidationFailed,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
]

function readHeader(token: string) {
  try {
    return decodeProtectedHeader(token)
  } catch {
    return null
  }
}

function readClaims(payload: object): Checked {
  const claims = claimsSchema.safeParse(payload)
  if (!claims.success) return 'forged'
  return claims.data.exp <= Date.now() / 1000 ? 'expired' : claims.data
}
