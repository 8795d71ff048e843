import type { Session } from '../../../domain/session.ts'
import type { SessionTokens } from './session-cookie.server.ts'

/**
 * Verifies sessions: the server's one instance, bound to one request. No result is cached. Its methods throw a
 * 503 `Response` when the members' backend cannot be reached.
 */
export interface Authority {
  /**
   * The tokens of this browser's session, renewed when they end within `marginSeconds`; null for a
   * visitor. The caller must verify them.
   */
  currentTokens(marginSeconds?: number): Promise<SessionTokens | null>
  /** The session of these tokens; `second-factor` when their member must still enter a code. */
  verify(tokens: SessionTokens): Promise<Session | 'second-factor' | null>
  /**
   * Ends the session of this browser at the backend. The member's other devices stay signed in
   * unless the scope is `global`.
   *
   * @returns the `Set-Cookie` value that removes the cookie, in any case
   */
  endSession(scope?: 'local' | 'global'): Promise<string>
}
