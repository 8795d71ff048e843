import { randomUUID } from 'node:crypto'
import type { Metadata } from './metadata.ts'
import type { Store } from './store.ts'

/** An account. Times are ISO 8601 in UTC. */
export interface User {
  id: string
  email: string
  /** A PHC string; empty for an account that has none and signs in by mail. */
  encryptedPassword: string
  emailConfirmedAt: string | null
  /** The address that is to replace `email` once it is confirmed. */
  newEmail: string | null
  /** Set by the project: `provider`, `providers`, `role` and others. */
  appMetadata: Metadata
  /** Set by the member. */
  userMetadata: Metadata
  bannedUntil: string | null
  createdAt: string
  updatedAt: string
  lastSignInAt: string | null
}

type UserRow = {
  [column in
    | 'id'
    | 'email'
    | 'encrypted_password'
    | 'app_metadata'
    | 'user_metadata'
    | 'created_at'
    | 'updated_at']: string
} & {
  [column in 'email_confirmed_at' | 'new_email' | 'banned_until' | 'last_sign_in_at']: string | null
}

export type Users = ReturnType<typeof createUsers>

/** The accounts in the store. Every method is one statement; group them with `store.transact`. */
export function createUsers({ db }: Store, now: () => number) {
  const byId = db.prepare('SELECT * FROM users WHERE id = ?')
  const byEmail = db.prepare('SELECT * FROM users WHERE email = ?')
  const withRole = db.prepare("SELECT 1 FROM users WHERE app_metadata ->> '$.role' = ? LIMIT 1")
  const page = db.prepare('SELECT * FROM users ORDER BY created_at DESC, id LIMIT ? OFFSET ?')
  const count = db.prepare('SELECT count(*) AS total FROM users')
  const remove = db.prepare('DELETE FROM users WHERE id = ?')
  const insert = db.prepare(
    `INSERT INTO users (id, email, encrypted_password, email_confirmed_at, new_email, app_metadata,
       user_metadata, banned_until, created_at, updated_at, last_sign_in_at)
     VALUES (:id, :email, :encryptedPassword, :emailConfirmedAt, :newEmail, :appMetadata,
       :userMetadata, :bannedUntil, :createdAt, :updatedAt, :lastSignInAt)
     ON CONFLICT (id) DO UPDATE SET email = excluded.email,
       encrypted_password = excluded.encrypted_password,
       email_confirmed_at = excluded.email_confirmed_at, new_email = excluded.new_email,
       app_metadata = excluded.app_metadata,
       user_metadata = excluded.user_metadata, banned_until = excluded.banned_until,
       updated_at = excluded.updated_at, last_sign_in_at = excluded.last_sign_in_at`,
  )
  const timestamp = () => new Date(now()).toISOString()

  return {
    findById: (id: string): User | null => toUser(byId.get(id)),
    findByEmail: (email: string): User | null => toUser(byEmail.get(normalizeEmail(email))),
    someoneHasRole: (role: string): boolean => withRole.get(role) !== undefined,

    /** A new account with a confirmed e-mail, not yet saved. */
    draft(email: string, encryptedPassword: string): User {
      const at = timestamp()
      return {
        id: randomUUID(),
        email: normalizeEmail(email),
        encryptedPassword,
        emailConfirmedAt: at,
        newEmail: null,
        appMetadata: { provider: 'email', providers: ['email'] },
        userMetadata: {},
        bannedUntil: null,
        createdAt: at,
        updatedAt: at,
        lastSignInAt: null,
      }
    },

    /** Inserts or replaces the account; returns it as saved. Throws when the e-mail is taken. */
    save(user: User): User {
      const saved = { ...user, updatedAt: timestamp() }
      insert.run({
        ...saved,
        appMetadata: JSON.stringify(saved.appMetadata),
        userMetadata: JSON.stringify(saved.userMetadata),
      })
      return saved
    },

    /** Newest first. */
    list: ({ limit, offset }: { limit: number; offset: number }): User[] =>
      page.all(limit, offset).flatMap((row) => toUser(row) ?? []),
    count: (): number => Number(count.get()?.total),

    /** Removes the account with its sessions, tokens and factors. */
    remove: (id: string): void => void remove.run(id),
  }
}

export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

export function isBanned(user: User, now: number): boolean {
  return user.bannedUntil !== null && Date.parse(user.bannedUntil) > now
}

function toUser(found: unknown): User | null {
  if (found === undefined) return null
  const row = found as UserRow
  return {
    id: row.id,
    email: row.email,
    encryptedPassword: row.encrypted_password,
    emailConfirmedAt: row.email_confirmed_at,
    newEmail: row.new_email,
    appMetadata: JSON.parse(row.app_metadata),
    userMetadata: JSON.parse(row.user_metadata),
    bannedUntil: row.banned_until,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastSignInAt: row.last_sign_in_at,
  }
}
