import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Metadata } from './metadata.ts'
import type { Store } from './store.ts'

/** The claim that a mail proves. */
export type Purpose =
  | 'signup'
  | 'magiclink'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'

/** The account as it becomes when the mail of a sign-up is confirmed. */
export interface SignUp {
  encryptedPassword: string
  userMetadata: Metadata
}

export interface TokenRequest {
  userId: string
  purpose: Purpose
  /** The address that the mail went to. */
  email: string
  /** Of PKCE (RFC 7636), when the client that requested the mail uses it. */
  codeChallenge: string | null
  signUp: SignUp | null
}

export type OneTimeToken = TokenRequest & { linkHash: Uint8Array }

/** Lifetime of links and codes in mails, ms. */
export const MAIL_LIFETIME_MS = 60 * 60 * 1000
/** Maximum number of guesses at a six-digit code. The link is not guessable. */
const MAX_TRIES = 5

type Row = {
  user_id: string
  purpose: Purpose
  email: string
  link_hash: Uint8Array
  code_hash: Uint8Array
  code_challenge: string | null
  sign_up: string | null
  tries: number
}

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>

/**
 * The links and six-digit codes that mails carry: one pair for a user and purpose, the newest; of
 * sign-ups every one, as each stands for a password of its own. Only hashes are stored. Call inside
 * `transact`.
 *
 * @param secret keys the hashes of codes, which have too few digits to be safe in a plain hash
 */
export function createOneTimeTokens({ db }: Store, secret: Buffer, now: () => number) {
  const insert = db.prepare(
    `INSERT INTO one_time_tokens
     (link_hash, user_id, purpose, email, code_hash, code_challenge, sign_up, tries, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?)`,
  )
  const byLink = db.prepare('SELECT * FROM one_time_tokens WHERE link_hash = ? AND created_at > ?')
  const byEmail = db.prepare(
    `SELECT * FROM one_time_tokens WHERE email = ? AND created_at > ? AND tries < ${MAX_TRIES}
     AND purpose IN (SELECT value FROM json_each(?))`,
  )
  const countTry = db.prepare('UPDATE one_time_tokens SET tries = tries + 1 WHERE link_hash = ?')
  const removeOne = db.prepare('DELETE FROM one_time_tokens WHERE link_hash = ?')
  const removeOthers = db.prepare(
    'DELETE FROM one_time_tokens WHERE user_id = ? AND link_hash <> ?',
  )
  const remove = db.prepare('DELETE FROM one_time_tokens WHERE user_id = ? AND purpose = ?')
  const removeAll = db.prepare('DELETE FROM one_time_tokens WHERE user_id = ?')
  const pending = db.prepare(
    'SELECT purpose, created_at FROM one_time_tokens WHERE user_id = ? AND created_at > ? ORDER BY created_at',
  )
  const sweep = db.prepare('DELETE FROM one_time_tokens WHERE created_at <= ?')
  const oldest = () => now() - MAIL_LIFETIME_MS

  const codeHash = (email: string, code: string) =>
    createHmac('sha256', secret).update(`${email} ${code}`).digest()

  return {
    /** Makes link token and code for a mail; earlier ones of the same purpose become void, but for sign-ups. */
    issue({ userId, purpose, email, codeChallenge, signUp }: TokenRequest) {
      const token = (codeChallenge ? 'pkce_' : '') + randomBytes(32).toString('base64url')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      if (purpose !== 'signup') remove.run(userId, purpose)
      const pending = signUp && JSON.stringify(signUp)
      const hash = codeHash(email, code)
      insert.run(linkHash(token), userId, purpose, email, hash, codeChallenge, pending, now())
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
      for (const row of rows) countTry.run(row.link_hash)
      return null
    },

    /** When (Unix time in ms) each mail of a user that is still valid was sent. */
    sentAt(userId: string): Partial<Record<Purpose, number>> {
      const rows = pending.all(userId, oldest())
      return Object.fromEntries(rows.map((row) => [row.purpose, Number(row.created_at)]))
    },

    spend: (hash: Uint8Array) => void removeOne.run(hash),
    /** Makes the user's other mails void. */
    spendOthers: ({ userId, linkHash }: OneTimeToken) => void removeOthers.run(userId, linkHash),
    spendPurpose: (userId: string, purpose: Purpose) => void remove.run(userId, purpose),
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
    linkHash: row.link_hash,
    codeChallenge: row.code_challenge,
    signUp: row.sign_up === null ? null : JSON.parse(row.sign_up),
  }
}
