import { z } from 'zod'
import { type Language, targetLanguages } from './languages.ts'

export const roles = ['captain', 'translator'] as const
export const tiers = ['grumete', 'capitan'] as const

/** The signed-in member. */
export interface Session {
  userId: string
  email: string
  name: string
  role: (typeof roles)[number] | null
  tier: (typeof tiers)[number]
  /** Target languages of a translator. */
  languages: Language[]
  sessionId: string
  /** Signed in by a mail's link and not by the password, as after forgetting it. */
  signedInByMail: boolean
  /** When the access token ends, in Unix seconds. The session itself goes on by refreshing it. */
  expiresAt: number
}

/**
 * Claims that an access token of Supabase must have to count as a signed-in member; roles and tier
 * are not read from it.
 */
export const claimsSchema = z.object({
  aud: z.union([
    z.literal('authenticated'),
    z.array(z.string()).refine((aud) => aud.includes('authenticated')),
  ]),
  sub: z.uuid(),
  session_id: z.uuid(),
  exp: z.number(),
  aal: z.string().optional(),
  amr: z.array(z.object({ method: z.string() })).catch([]),
  email: z.string(),
})

export type Claims = z.infer<typeof claimsSchema>

const language = z.enum(targetLanguages)

// `catch`: unexpected metadata makes a plain member, never an error.
const appMetadata = z
  .object({
    role: z.enum(roles).nullable().catch(null),
    tier: z.enum(tiers).catch('grumete'),
    languages: z
      .array(language.nullable().catch(null))
      .transform((given) => [...new Set(given.filter((each) => each !== null))])
      .catch([]),
  })
  .catch({ role: null, tier: 'grumete', languages: [] })

const userMetadata = z
  .object({ name: z.string().trim().min(1).optional().catch(undefined) })
  .catch({ name: undefined })

type Account = { email?: string; app_metadata?: unknown; user_metadata?: unknown }

/**
 * A member's name, role, tier and the languages they translate into; unexpected metadata makes a
 * plain member.
 */
export function profileOf({ email = '', app_metadata, user_metadata }: Account) {
  return {
    email,
    name: userMetadata.parse(user_metadata).name ?? email.replace(/@.*/, ''),
    ...appMetadata.parse(app_metadata),
  }
}

/** GoTrue's names for having come by the link or code of a mail. */
const MAIL_METHODS = new Set(['otp', 'recovery', 'magiclink'])

/** The session of verified claims; name, role and tier are those that `account` has now. */
export function toSession(
  claims: Pick<Claims, 'sub' | 'session_id' | 'amr' | 'exp' | 'email'>,
  account: Account,
): Session {
  return {
    userId: claims.sub,
    ...profileOf({ ...account, email: account.email ?? claims.email }),
    sessionId: claims.session_id,
    signedInByMail: claims.amr.some(({ method }) => MAIL_METHODS.has(method)),
    expiresAt: claims.exp,
  }
}
