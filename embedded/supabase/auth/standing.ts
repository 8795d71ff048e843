import type { Auth } from './context.ts'
import type { Session } from './sessions.ts'
import type { User } from './users.ts'

/** An account and its session as they are in the database now. */
export interface Standing {
  user: User
  session: Session
}

/** Null when the session or its account is gone. */
export function findStanding(
  { users, sessions }: Pick<Auth, 'users' | 'sessions'>,
  sessionId: string,
): Standing | null {
  const session = sessions.find(sessionId)
  const user = session && users.findById(session.userId)
  return user ? { user, session } : null
}

/**
 * The member has a verified second factor and this session was opened without it: it may do nothing but verify
 * the factor's code.
 */
export function needsSecondFactor({ factors }: Pick<Auth, 'factors'>, session: Session): boolean {
  return session.aal !== 'aal2' && factors.list(session.userId).some(({ verified }) => verified)
}
