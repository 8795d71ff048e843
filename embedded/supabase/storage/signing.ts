import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { deriveSecret, type SupabaseKeys } from '../keys.ts'
import { StorageError } from './errors.ts'

/** Lifetime of a signed upload URL, s. Supabase's fixed time. */
const UPLOAD_LIFETIME_S = 2 * 60 * 60

const downloadClaims = z.object({ url: z.string() })
const uploadClaims = z.object({
  url: z.string(),
  /** The session that signed it; null for the service key. */
  session: z.string().nullable(),
  upsert: z.boolean(),
})

export type UploadGrant = Omit<z.infer<typeof uploadClaims>, 'url'>
export type Signing = ReturnType<typeof createSigning>

/**
 * Tokens in URLs that grant their holder access to read, or write, one object for a limited time.
 * Reading and writing have keys of their own, neither of them the key of access tokens: no token
 * passes as another kind.
 */
export function createSigning(keys: SupabaseKeys, now: () => number) {
  const download = deriveSecret(keys, 'storage downloads')
  const upload = deriveSecret(keys, 'storage uploads')
  const seconds = () => Math.floor(now() / 1000)

  const sign = (key: Buffer, claims: Record<string, unknown>, lifetime: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + lifetime)
      .sign(key)

  async function verify<T extends { url: string }>(
    key: Buffer,
    token: string,
    schema: z.ZodType<T>,
    path: string,
  ): Promise<T> {
    const options = { algorithms: ['HS256'], currentDate: new Date(now()) }
    const { payload } = await jwtVerify(token, key, options).catch((error: unknown) => {
      if (error instanceof errors.JOSEError) throw invalidJwt(error.message)
      throw error
    })
    const claims = schema.safeParse(payload)
    if (!claims.success) throw invalidJwt('missing claims')
    if (claims.data.url !== path) {
      throw new StorageError(400, 'InvalidSignature', 'The url do not match the signature')
    }
    return claims.data
  }

  return {
    /** @param path `bucket/name`; @param lifetime in seconds */
    signDownload: (path: string, lifetime: number) => sign(download, { url: path }, lifetime),
    /** @throws StorageError 400 `InvalidJWT`, `InvalidSignature` */
    verifyDownload: (token: string, path: string) => verify(download, token, downloadClaims, path),

    signUpload: (path: string, grant: UploadGrant) =>
      sign(upload, { url: path, ...grant }, UPLOAD_LIFETIME_S),
    /** @throws StorageError 400 `InvalidJWT`, `InvalidSignature` */
    verifyUpload: (token: string, path: string): Promise<UploadGrant> =>
      verify(upload, token, uploadClaims, path),
  }
}

function invalidJwt(message: string): StorageError {
  return new StorageError(400, 'InvalidJWT', message)
}
