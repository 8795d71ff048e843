import { randomUUID } from 'node:crypto'
import type { Store } from './store.ts'

/** An authenticator (TOTP, RFC 6238) of a user. Times are ISO 8601. */
export interface Factor {
  id: string
  userId: string
  friendlyName: string
  /** Base32. */
  secret: string
  verified: boolean
  /** Time step of the last code that was accepted: a code works once. */
  lastStep: number
  createdAt: string
  updatedAt: string
}

/** Lifetime of a challenge, ms. GoTrue's default. */
const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000

export type Factors = ReturnType<typeof createFactors>

/** Second factors and the challenges for their codes. Call inside `transact`. */
export function createFactors({ db }: Store, now: () => number) {
  const byId = db.prepare('SELECT * FROM factors WHERE id = ? AND user_id = ?')
  const ofUser = db.prepare('SELECT * FROM factors WHERE user_id = ? ORDER BY created_at, id')
  const insert = db.prepare('INSERT INTO factors VALUES (?, ?, ?, ?, 0, 0, ?, ?)')
  const accept = db.prepare(
    'UPDATE factors SET verified = 1, last_step = ?, updated_at = ? WHERE id = ?',
  )
  const remove = db.prepare('DELETE FROM factors WHERE id = ?')
  const removeUnverified = db.prepare('DELETE FROM factors WHERE user_id = ? AND verified = 0')
  const insertChallenge = db.prepare('INSERT INTO challenges VALUES (?, ?, ?)')
  const challengeById = db.prepare('SELECT * FROM challenges WHERE id = ? AND factor_id = ?')
  const removeChallenges = db.prepare('DELETE FROM challenges WHERE factor_id = ?')
  const sweepChallenges = db.prepare('DELETE FROM challenges WHERE created_at < ?')
  const timestamp = () => new Date(now()).toISOString()

  return {
    find: (id: string, userId: string): Factor | null => toFactor(byId.get(id, userId)),
    list: (userId: string): Factor[] => ofUser.all(userId).flatMap((row) => toFactor(row) ?? []),

    add(userId: string, friendlyName: string, secret: string): Factor {
      const id = randomUUID()
      insert.run(id, userId, friendlyName, secret, timestamp(), timestamp())
      return toFactor(byId.get(id, userId)) as Factor
    },

    /**
     * Records an accepted code: the factor is verified, its challenges are answered, and
     * others that were begun and never verified go.
     */
    accept(factor: Factor, step: number): void {
      accept.run(step, timestamp(), factor.id)
      removeChallenges.run(factor.id)
      removeUnverified.run(factor.userId)
    },

    remove: (id: string): void => void remove.run(id),

    /** @returns its id, and when it expires (Unix time in seconds) */
    challenge(factor: Factor): { id: string; expiresAt: number } {
      const id = randomUUID()
      insertChallenge.run(id, factor.id, now())
      return { id, expiresAt: Math.floor((now() + CHALLENGE_LIFETIME_MS) / 1000) }
    },

    challengeState(id: string, factor: Factor): 'open' | 'expired' | 'unknown' {
      const row = challengeById.get(id, factor.id)
      if (!row) return 'unknown'
      return now() - Number(row.created_at) > CHALLENGE_LIFETIME_MS ? 'expired' : 'open'
    },

    sweep: (): void => void sweepChallenges.run(now() - CHALLENGE_LIFETIME_MS),
  }
}

function toFactor(found: unknown): Factor | null {
  if (found === undefined) return null
  const row = found as Record<string, string | number>
  return {
    id: String(row.id),
    userId: String(row.user_id),
    friendlyName: String(row.friendly_name),
    secret: String(row.secret),
    verified: row.verified === 1,
    lastStep: Number(row.last_step),
    createdAt: String(row.created_at),
    updatedAt: String(row.updated_at),
  }
}
