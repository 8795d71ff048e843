import { createHmac } from 'node:crypto'
import type { Store } from './store.ts'

const LIFETIME_MS = 90 * 24 * 60 * 60 * 1000
/** Most of them that an account keeps; the longest unused go first. */
const MAX_CLIENTS = 20

export type KnownClients = ReturnType<typeof createKnownClients>

/**
 * Clients from which each account has signed in during the last 90 days: wrong passwords from
 * elsewhere do not lock them out. Only keyed hashes of addresses are stored.
 */
export function createKnownClients({ db }: Store, secret: Buffer, now: () => number) {
  const find = db.prepare(
    'SELECT 1 FROM known_clients WHERE user_id = ? AND client = ? AND last_used_at > ?',
  )
  const put = db.prepare('INSERT OR REPLACE INTO known_clients VALUES (?, ?, ?)')
  const trim = db.prepare(
    `DELETE FROM known_clients WHERE user_id = ?1 AND client NOT IN (SELECT client
     FROM known_clients WHERE user_id = ?1 ORDER BY last_used_at DESC LIMIT ${MAX_CLIENTS})`,
  )
  const sweep = db.prepare('DELETE FROM known_clients WHERE last_used_at <= ?')
  const hash = (userId: string, client: string) =>
    createHmac('sha256', secret).update(`${userId} ${client}`).digest()
  const oldest = () => now() - LIFETIME_MS

  return {
    /** @param client see `clientKey` */
    has: (userId: string, client: string): boolean =>
      find.get(userId, hash(userId, client), oldest()) !== undefined,

    /** Records a sign-in. Call inside `transact`. */
    note(userId: string, client: string): void {
      put.run(userId, hash(userId, client), now())
      trim.run(userId)
    },

    sweep: (): void => void sweep.run(oldest()),
  }
}
