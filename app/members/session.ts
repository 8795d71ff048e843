import { z } from 'zod'

/** Who is signed in. */
export interface Session {
  userId: string
  email: string
  name: string
  role: 'captain' | 'translator' | null
  tier: 'grumete' | 'capitan'
  sessionId: string
  /** Signed in by a mail's link and not by the password, as who has forgotten it. */
  cameByMail: boolean
  /** When the access token ends, in Unix seconds. The session itself goes on by refreshing it. */
  expiresAt: number
}

/** What an access token of Supabase must say to stand for a signed-in member. */
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
  app_metadata: z.unknown(),
  user_metadata: z.unknown(),
})

export type Claims = z.infer<typeof claimsSchema>

// `catch`: metadata that nobody foresaw makes a plain member, never an error.
const appMetadata = z
  .object({
    role: z.enum(['captain', 'translator']).nullable().catch(null),
    tier: z.enum(['grumete', 'capitan']).catch('grumete'),
  })
  .catch({ role: null, tier: 'grumete' })

const userMetadata = z
  .object({ name: z.string().trim().min(1).optional().catch(undefined) })
  .catch({ name: undefined })

type Profile = { email?: string; app_metadata?: unknown; user_metadata?: unknown }

/** GoTrue's names for having come by the link or code of a mail. */
const MAIL_METHODS = new Set(['otp', 'recovery', 'magiclink'])

/** The session of verified claims; name, role and tier are those of the newer `profile`. */
export function toSession(claims: Claims, profile: Profile): Session {
  const email = profile.email ?? claims.email
  return {
    userId: claims.sub,
    email,
    name: userMetadata.parse(profile.user_metadata).name ?? email.replace(/@.*/, ''),
    ...appMetadata.parse(profile.app_metadata),
    sessionId: claims.session_id,
    cameByMail: claims.amr.some(({ method }) => MAIL_METHODS.has(method)),
    expiresAt: claims.exp,
  }
}
