import type { Auth } from './context.ts'
import { AuthError } from './errors.ts'
import { findStanding, needsSecondFactor, type Standing } from './standing.ts'
import { TokenExpired } from './tokens.ts'
import { userJson } from './user-json.ts'
import { isBanned } from './users.ts'

/** A member and their session as they are now, in GoTrue's form. */
export interface VerifiedSession {
  user: ReturnType<typeof userJson>
  session: { id: string; aal: string; amr: { method: string }[] }
  /** Of the access token, in Unix seconds; null when none was given. */
  expiresAt: number | null
}

/**
 * - `forged`: not a token of this backend
 * - `expired`: was one
 * - `ended`: its session or account is gone, or banned
 * - `second-factor`: the session waits for a second factor
 */
export type SessionRefusal = 'forged' | 'expired' | 'ended' | 'second-factor'

/** The member of an access token at this moment. Every call reads the database. */
export async function verifySession(
  auth: Auth,
  token: string,
): Promise<VerifiedSession | SessionRefusal> {
  try {
    const { userId, sessionId, expiresAt } = await auth.tokens.verify(token)
    const found = findStanding(auth, sessionId)
    if (found?.user.id !== userId) return 'ended'
    return verdictOn(auth, found, expiresAt)
  } catch (error) {
    if (error instanceof TokenExpired) return 'expired'
    if (error instanceof AuthError) return 'forged'
    throw error
  }
}

/** The same for a session that a token was verified for before: tokens end sooner than sessions. */
export function recheckSession(auth: Auth, sessionId: string): VerifiedSession | SessionRefusal {
  const found = findStanding(auth, sessionId)
  return found ? verdictOn(auth, found, null) : 'ended'
}

function verdictOn(
  auth: Auth,
  { user, session }: Standing,
  expiresAt: number | null,
): VerifiedSession | SessionRefusal {
  if (isBanned(user, auth.now())) return 'ended'
  if (needsSecondFactor(auth, session)) return 'second-factor'
  const { id, aal, amr } = session
  return { user: userJson(auth, user), session: { id, aal, amr }, expiresAt }
}
