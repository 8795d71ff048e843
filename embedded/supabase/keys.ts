import { generateKeyPairSync, hkdfSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { readOrCreateSecret } from '../kit/secret-file.ts'

const privateJwkSchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
})

const keysSchema = z.object({
  /** Signs access tokens (ES256). Never leaves the process. */
  signingKey: privateJwkSchema,
  /** Public key of the project: identifies the site, grants nothing by itself. */
  anonKey: z.string(),
  /** Secret key of the project: grants everything; for servers and tools. */
  serviceRoleKey: z.string(),
})

export type SupabaseKeys = z.infer<typeof keysSchema>

const TEN_YEARS_IN_SECONDS = 10 * 365 * 24 * 60 * 60

/**
 * The keys of the embedded Supabase, read from `<folder>/keys.json` or created there at the first
 * call. Safe to call from several processes at once.
 *
 * @throws Error naming the file when its content is not what this function wrote.
 */
export function supabaseKeys(folder: string): SupabaseKeys {
  const path = join(folder, 'keys.json')
  const text = readOrCreateSecret(path, () => `${JSON.stringify(createKeys(), null, 2)}\n`)
  try {
    return keysSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`${path} is damaged`, { cause })
  }
}

/**
 * A secret of 256 bits for one purpose, such as signing storage URLs, derived from the signing key
 * (HKDF, RFC 5869): one made for another purpose is invalid here.
 */
export function deriveSecret({ signingKey }: SupabaseKeys, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(signingKey.d, 'base64url'), '', purpose, 32))
}

function createKeys(): SupabaseKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = randomUUID()
  const signingKey = privateJwkSchema.parse({ ...privateKey.export({ format: 'jwk' }), kid })
  return {
    signingKey,
    anonKey: createApiKey(privateKey, kid, 'anon'),
    serviceRoleKey: createApiKey(privateKey, kid, 'service_role'),
  }
}

/** An API key as hosted Supabase shapes it: a JWT whose `role` claim clients and tools may read. */
function createApiKey(key: KeyObject, kid: string, role: 'anon' | 'service_role'): string {
  const issuedAt = Math.floor(Date.now() / 1000)
  const header = { alg: 'ES256', typ: 'JWT', kid }
  const claims = {
    iss: 'supabase',
    ref: 'local',
    role,
    iat: issuedAt,
    exp: issuedAt + TEN_YEARS_IN_SECONDS,
  }
  const content = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  // JWS wants the bare r || s of RFC 7518 section 3.4, not the DER form.
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
  return `${content}.${signature.toString('base64url')}`
}
