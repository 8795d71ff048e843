import { createPrivateKey, createPublicKey } from 'node:crypto'
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { SupabaseKeys } from '../keys.ts'
import { AuthError } from './errors.ts'
import type { Metadata } from './metadata.ts'
import type { Session } from './sessions.ts'
import type { User } from './users.ts'

const AUDIENCE = 'authenticated'
const LIFETIME_IN_SECONDS = 3600

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.number() })

/** The claims of a genuine access token; `expiresAt` in Unix seconds. */
interface Verified {
  userId: string
  sessionId: string
  expiresAt: number
}

/** A signature is verified once per token: it takes as long as all the rest of a request. */
const REMEMBERED_TOKENS = 1000

export interface AccessToken {
  access_token: string
  token_type: 'bearer'
  /** Seconds. */
  expires_in: number
  /** Unix time in seconds. */
  expires_at: number
}

export type Tokens = ReturnType<typeof createTokens>

/** Issues and verifies access tokens: JWTs signed with ES256, shaped as GoTrue's. */
export function createTokens(key: SupabaseKeys['signingKey'], issuer: string, now: () => number) {
  const privateKey = createPrivateKey({ key, format: 'jwk' })
  const publicKey = createPublicKey(privateKey)
  const { d: _secret, ...publicJwk } = key
  const verified = new Map<string, Verified>()

  return {
    /** The public keys (RFC 7517) with which others verify access tokens. */
    jwks: { keys: [{ ...publicJwk, alg: 'ES256', use: 'sig', key_ops: ['verify'], ext: true }] },

    async issue(user: User, session: Session): Promise<AccessToken> {
      const issuedAt = Math.floor(now() / 1000)
      const expiresAt = issuedAt + LIFETIME_IN_SECONDS
      const token = await new SignJWT({
        role: 'authenticated',
        email: user.email,
        phone: '',
        app_metadata: user.appMetadata,
        user_metadata: isLarge(user.userMetadata) ? {} : user.userMetadata,
        aal: session.aal,
        amr: session.amr,
        session_id: session.id,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(user.id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(privateKey)
      return {
        access_token: token,
        token_type: 'bearer',
        expires_in: LIFETIME_IN_SECONDS,
        expires_at: expiresAt,
      }
    },

    /**
     * Checks key, signature, algorithm, issuer, audience and expiry: what names another key is refused
     * before anything is computed. Whether the session still exists is
     * for the caller to look up.
     *
     * @throws AuthError 403 `bad_jwt`; {@link TokenExpired} for one that was genuine
     */
    async verify(token: string): Promise<Verified> {
      const known = verified.get(token)
      if (known && known.expiresAt > now() / 1000) return known
      if (keyIdOf(token) !== key.kid) throw badJwt('unrecognized JWT kid')
      const { payload } = await jwtVerify(token, publicKey, {
        algorithms: ['ES256'],
        issuer,
        audience: AUDIENCE,
        currentDate: new Date(now()),
      }).catch((error: unknown) => {
        // Checked last: the rest of the token is valid.
        if (error instanceof errors.JWTExpired) throw new TokenExpired(error.message)
        if (error instanceof errors.JOSEError) throw badJwt(error.message)
        throw error
      })
      const claims = claimsSchema.safeParse(payload)
      if (!claims.success) throw badJwt('missing sub, session_id or exp claim')
      const { sub: userId, session_id: sessionId, exp: expiresAt } = claims.data
      const result = { userId, sessionId, expiresAt }
      if (verified.size >= REMEMBERED_TOKENS) verified.clear()
      verified.set(token, result)
      return result
    },
  }
}

/** A request's headers have room for so much, and cookies for less: `GET /user` has all of it. */
const MAX_CLAIM_BYTES = 2048

function isLarge(metadata: Metadata): boolean {
  return Buffer.byteLength(JSON.stringify(metadata)) > MAX_CLAIM_BYTES
}

function keyIdOf(token: string): unknown {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return undefined
  }
}

const INVALID = 'invalid JWT: unable to parse or verify signature, '

function badJwt(reason: string): AuthError {
  return new AuthError(403, 'bad_jwt', INVALID + reason)
}

/** A token of this backend whose time is over; on the wire like any other bad one. */
export class TokenExpired extends AuthError {
  constructor(reason: string) {
    super(403, 'bad_jwt', INVALID + reason)
  }
}
