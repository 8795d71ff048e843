import type { Session } from '../../../domain/session.ts'

/**
 * Reasons for refusing a token.
 * - `forged`: it is none of the backend's
 * - `expired`: it was one, and can be renewed
 * - `ended`: its session or account is gone, or banned
 * - `second-factor`: its member has yet to verify a second factor
 */
export type Refusal = 'forged' | 'expired' | 'ended' | 'second-factor'

/**
 * The session of a token, or the reason for its refusal; `unavailable` when the backend cannot be
 * reached.
 */
export type Verdict = Session | Refusal | 'unavailable'

/** A stream opened by a session, which may stay open for hours. */
export interface Opened {
  session: Session
  token: string
}

/** Verifies tokens with the members' backend. Nothing is cached. */
export interface Verifier {
  /** @param clientIp the visitor's address, for the backend's limits */
  verify(token: string, clientIp: string | null): Promise<Verdict>
  /** Current verdict on a session that was verified before. */
  recheck(opened: Opened): Promise<Verdict>
  /** Calls `listener` when verdicts may have changed; @returns ends it */
  onChange(listener: () => void): () => void
}
