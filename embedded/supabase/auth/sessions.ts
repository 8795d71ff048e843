import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Store } from './store.ts'

/** Authentication method of a session (RFC 8176) and its Unix time in seconds. */
export interface AuthenticationMethod {
  method: string
  timestamp: number
}

export interface Session {
  id: string
  userId: string
  /** Authenticator assurance level: `aal2` once a second factor was verified. */
  aal: string
  amr: AuthenticationMethod[]
  /** ISO 8601. */
  createdAt: string
}

export type SignOutScope = 'global' | 'local' | 'others'

/** The outcome of presenting a refresh token. */
export type Rotation =
  | { outcome: 'rotated'; session: Session; refreshToken: string }
  | { outcome: 'unknown' }
  /** The token had been used before: someone else may hold it, so its session was ended. */
  | { outcome: 'reused' }

/**
 * Grace period of a used refresh token (ms), so that two tabs refreshing at once, or a client whose
 * connection broke, keep their session. GoTrue's default.
 */
const REUSE_INTERVAL_MS = 10_000

/** A session that was not refreshed for this long ends. The site's cookie lives as long. */
const IDLE_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

interface Started {
  session: Session
  refreshToken: string
}

export type Sessions = ReturnType<typeof createSessions>

/**
 * Sessions and their refresh tokens. Tokens are random (192 bits) and only their SHA-256 is stored;
 * used ones stay as long as the session, so that a later use is recognised.
 */
export function createSessions({ db, transact }: Store, now: () => number) {
  const insert = db.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, NULL)')
  const byId = db.prepare('SELECT * FROM sessions WHERE id = ?')
  const markRefreshed = db.prepare('UPDATE sessions SET refreshed_at = ? WHERE id = ?')
  const end = {
    local: db.prepare('DELETE FROM sessions WHERE user_id = ? AND id = ?'),
    others: db.prepare('DELETE FROM sessions WHERE user_id = ? AND id <> ?'),
    global: db.prepare('DELETE FROM sessions WHERE user_id = ?'),
  }
  const raise = db.prepare("UPDATE sessions SET aal = 'aal2', amr = ? WHERE id = ?")
  const lower = db.prepare("UPDATE sessions SET aal = 'aal1' WHERE user_id = ?")
  const endAal1 = db.prepare("DELETE FROM sessions WHERE user_id = ? AND aal = 'aal1'")
  const sweep = db.prepare('DELETE FROM sessions WHERE coalesce(refreshed_at, created_at) < ?')
  const insertToken = db.prepare('INSERT INTO refresh_tokens VALUES (?, ?, ?, NULL)')
  const tokenByHash = db.prepare('SELECT session_id, used_at FROM refresh_tokens WHERE hash = ?')
  const markUsed = db.prepare('UPDATE refresh_tokens SET used_at = ? WHERE hash = ?')

  const seconds = () => Math.floor(now() / 1000)

  function issueToken(sessionId: string): string {
    const token = randomBytes(24).toString('base64url')
    insertToken.run(hashToken(token), sessionId, now())
    return token
  }

  function find(id: string): Session | null {
    return toSession(byId.get(id))
  }

  function endSessions(scope: 'global', userId: string): void
  function endSessions(scope: SignOutScope, userId: string, sessionId: string): void
  function endSessions(scope: SignOutScope, userId: string, sessionId = ''): void {
    if (scope === 'global') end.global.run(userId)
    else end[scope].run(userId, sessionId)
  }

  return {
    find,

    /** Starts a session for a user who has just proven who they are. Call inside `transact`. */
    start(userId: string, method: 'password' | 'otp'): Started {
      const amr = [{ method, timestamp: seconds() }]
      const createdAt = new Date(now()).toISOString()
      const session: Session = { id: randomUUID(), userId, aal: 'aal1', amr, createdAt }
      insert.run(session.id, userId, session.aal, JSON.stringify(amr), createdAt)
      return { session, refreshToken: issueToken(session.id) }
    },

    /**
     * Notes that a second factor was verified: the session is `aal2` from now on. The user's
     * sessions without one end, so that a stolen password alone grants nothing any more. Call
     * inside `transact`.
     */
    raise(session: Session): Started {
      const amr = [...session.amr, { method: 'totp', timestamp: seconds() }]
      raise.run(JSON.stringify(amr), session.id)
      endAal1.run(session.userId)
      return { session: { ...session, aal: 'aal2', amr }, refreshToken: issueToken(session.id) }
    },

    /** Notes that a user has no second factor any more. */
    lower: (userId: string): void => void lower.run(userId),

    /** Ends sessions that were not used for long. */
    sweep: (): void => void sweep.run(new Date(now() - IDLE_LIFETIME_MS).toISOString()),

    /** Trades a refresh token for a new one of the same session, once. */
    rotate(refreshToken: string): Rotation {
      const hash = hashToken(refreshToken)
      return transact(() => {
        const token = tokenByHash.get(hash)
        const session = token && find(String(token.session_id))
        if (!session) return { outcome: 'unknown' }
        if (token.used_at === null) markUsed.run(now(), hash)
        else if (now() - Number(token.used_at) > REUSE_INTERVAL_MS) {
          endSessions('local', session.userId, session.id)
          return { outcome: 'reused' }
        }
        markRefreshed.run(new Date(now()).toISOString(), session.id)
        return { outcome: 'rotated', session, refreshToken: issueToken(session.id) }
      })
    },

    /** Ends sessions of a user: all, only the one named, or all but that one. */
    end: endSessions,
  }
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function toSession(found: unknown): Session | null {
  if (found === undefined) return null
  const row = found as Record<'id' | 'user_id' | 'aal' | 'amr' | 'created_at', string>
  return {
    id: row.id,
    userId: row.user_id,
    aal: row.aal,
    amr: JSON.parse(row.amr),
    createdAt: row.created_at,
  }
}
