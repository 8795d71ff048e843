import type { Session } from './session.ts'

/** Who something is for: every member, or those of the higher tier. */
export type Tier = Session['tier']

/**
 * Whether somebody may read what is kept for `tier`: a visitor nothing, a member what is for all of
 * them, a Capitán and the school's captain everything.
 */
export function mayRead(session: Pick<Session, 'tier' | 'role'> | null, tier: Tier): boolean {
  if (!session) return false
  return tier === 'grumete' || session.tier === 'capitan' || session.role === 'captain'
}
