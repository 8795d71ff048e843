import type { Session } from './session.ts'

/** The minimum tier: all members, or the higher tier alone. */
export type Tier = Session['tier']

/** Everybody, or the members of a tier and above. */
export type Audience = 'everybody' | Tier

/**
 * True if a session may read content of an audience. Visitors read public content, members what
 * every member may read, premium members and administrators everything.
 */
export function mayRead(
  session: Pick<Session, 'tier' | 'role'> | null,
  audience: Audience,
): boolean {
  if (audience === 'everybody') return true
  if (!session) return false
  return audience === 'grumete' || session.tier === 'capitan' || session.role === 'captain'
}
