import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Store } from './store.ts'

/** What a mail asks its reader to prove. */
export type Purpose =
  | 'signup'
  | 'magiclink'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'

export type OneTimeToken = {
  userId: string
  purpose: Purpose
  /** The address that the mail went to. */
  email: string
  /** Of PKCE (RFC 7636), when the client that asked for the mail uses it. */
  codeChallenge: string | null
}

/** How long links and codes in mails are valid. */
export const MAIL_LIFETIME_MS = 60 * 60 * 1000
/** A code has six digits: whoever guesses may do so this often. The link is not guessable. */
const MAX_TRIES = 5

type Row = {
  user_id: string
  purpose: Purpose
  email: string
  code_hash: Uint8Array
  code_challenge: string | null
  tries: number
}

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>

/**
 * The links and six-digit codes that mails carry: one pair for a user and purpose, the newest. Only
 * hashes are kept. Call inside `transact`.
 *
 * @param secret keys the hashes of codes, which have too few digits to be safe in a plain hash
 */
export function createOneTimeTokens({ db }: Store, secret: Buffer, now: () => number) {
  const insert = db.prepare(
    `INSERT OR REPLACE INTO one_time_tokens
     (user_id, purpose, email, link_hash, code_hash, code_challenge, tries, created_at)
     VALUES (?, ?, ?, ?, ?, ?, 0, ?)`,
  )
  const byLink = db.prepare('SELECT * FROM one_time_tokens WHERE link_hash = ? AND created_at > ?')
  const byEmail = db.prepare(
    `SELECT * FROM one_time_tokens WHERE email = ? AND created_at > ? AND tries < ${MAX_TRIES}
     AND purpose IN (SELECT value FROM json_each(?))`,
  )
  const countTry = db.prepare(
    'UPDATE one_time_tokens SET tries = tries + 1 WHERE user_id = ? AND purpose = ?',
  )
  const remove = db.prepare('DELETE FROM one_time_tokens WHERE user_id = ? AND purpose = ?')
  const removeAll = db.prepare('DELETE FROM one_time_tokens WHERE user_id = ?')
  const pending = db.prepare(
    'SELECT purpose, created_at FROM one_time_tokens WHERE user_id = ? AND created_at > ?',
  )
  const sweep = db.prepare('DELETE FROM one_time_tokens WHERE created_at <= ?')
  const oldest = () => now() - MAIL_LIFETIME_MS

  const codeHash = (email: string, code: string) =>
    createHmac('sha256', secret).update(`${email} ${code}`).digest()

  return {
    /** Makes link token and code for a mail; earlier ones of the same purpose become void. */
    issue({ userId, purpose, email, codeChallenge }: OneTimeToken) {
      const token = (codeChallenge ? 'pkce_' : '') + randomBytes(32).toString('base64url')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const hashes = [linkHash(token), codeHash(email, code)] as const
      insert.run(userId, purpose, email, ...hashes, codeChallenge, now())
      return { token, code }
    },

    /** The token behind a link, when it is one of `purposes` and still valid. It stays valid. */
    findByLink(token: string, purposes: readonly Purpose[]): OneTimeToken | null {
      const row = byLink.get(linkHash(token), oldest()) as Row | undefined
      return row && purposes.includes(row.purpose) ? toToken(row) : null
    },

    /** The token behind a code sent to an address. A wrong code counts against every candidate. */
    findByCode(email: string, code: string, purposes: readonly Purpose[]): OneTimeToken | null {
      const rows = byEmail.all(email, oldest(), JSON.stringify(purposes)) as Row[]
      const given = codeHash(email, code.replaceAll('-', ''))
      const match = rows.find((row) => timingSafeEqual(row.code_hash, given))
      if (match) return toToken(match)
      for (const row of rows) countTry.run(row.user_id, row.purpose)
      return null
    },

    /** When (Unix time in ms) each mail of a user that is still valid was sent. */
    sentAt(userId: string): Partial<Record<Purpose, number>> {
      const rows = pending.all(userId, oldest())
      return Object.fromEntries(rows.map((row) => [row.purpose, Number(row.created_at)]))
    },

    spend: ({ userId, purpose }: Pick<OneTimeToken, 'userId' | 'purpose'>) =>
      void remove.run(userId, purpose),
    spendAll: (userId: string) => void removeAll.run(userId),
    sweep: () => void sweep.run(oldest()),
  }
}

function linkHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function toToken(row: Row): OneTimeToken {
  return {
    userId: row.user_id,
    purpose: row.purpose,
    email: row.email,
    codeChallenge: row.code_challenge,
  }
}
