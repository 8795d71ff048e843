import type { Session } from './session.ts'

/** Who something is for: every member, or those of the higher tier. */
export type Tier = Session['tier']

/** Everybody, or the members of a tier and above. */
export type Audience = 'everybody' | Tier

/**
 * Whether somebody may read what is kept for an audience: a visitor what is for everybody, a member
 * what is for all of them, a Capitán and the school's captain everything.
 */
export function mayRead(
  session: Pick<Session, 'tier' | 'role'> | null,
  audience: Audience,
): boolean {
  if (audience === 'everybody') return true
  if (!session) return false
  return audience === 'grumete' || session.tier === 'capitan' || session.role === 'captain'
}
