import { randomInt } from 'node:crypto'
import { createFactors } from './auth/factors.ts'
import type { Metadata } from './auth/metadata.ts'
import { hashPassword } from './auth/passwords.ts'
import { createSessions } from './auth/sessions.ts'
import { openStore } from './auth/store.ts'
import { createUsers } from './auth/users.ts'

export interface Credentials {
  email: string
  password: string
}

/** An account with a role, made by an operator with write access to the folder. */
export interface PrivilegedAccount {
  email: string
  /** Merged into the account's `app_metadata`, by which services know what it may do. */
  appMetadata: Metadata & { role: string }
}

/**
 * Makes an account with a role, or gives an existing one the role and a new password, ending its
 * sessions and removing its second factors: write access to the folder is the authorization. Works on the store
 * itself, whether or not a server has it open.
 *
 * @param folder of the service
 */
export async function resetAccount(
  folder: string,
  account: PrivilegedAccount,
): Promise<Credentials> {
  const hashed = await withPassword(account)
  return withStore(folder, (parts) => parts.store.transact(() => grantRole(parts, hashed)))
}

/**
 * Makes an account with a role when none has that role yet, as at a first start.
 *
 * @param folder of the service
 * @returns the credentials, to be shown once; null when an account has the role
 */
export async function createFirstAccount(
  folder: string,
  account: PrivilegedAccount,
): Promise<Credentials | null> {
  const isThere = ({ users }: Parts) => users.someoneHasRole(account.appMetadata.role)
  if (withStore(folder, isThere)) return null
  const hashed = await withPassword(account)
  // Checked again inside the transaction: another process may have been faster.
  return withStore(folder, (parts) =>
    parts.store.transact(() => (isThere(parts) ? null : grantRole(parts, hashed))),
  )
}

type WithPassword = PrivilegedAccount & { password: string; hash: string }

async function withPassword(account: PrivilegedAccount): Promise<WithPassword> {
  const password = readablePassword()
  return { ...account, password, hash: await hashPassword(password) }
}

function grantRole(
  { users, sessions, factors }: Parts,
  { email, appMetadata, password, hash }: WithPassword,
) {
  const account = users.findByEmail(email) ?? users.draft(email, hash)
  const saved = users.save({
    ...account,
    encryptedPassword: hash,
    emailConfirmedAt: account.emailConfirmedAt ?? account.updatedAt,
    appMetadata: { ...account.appMetadata, ...appMetadata },
    bannedUntil: null,
  })
  sessions.end('global', saved.id)
  for (const { id } of factors.list(saved.id)) factors.remove(id)
  return { email: saved.email, password }
}

type Parts = ReturnType<typeof openParts>

function withStore<T>(folder: string, work: (parts: Parts) => T): T {
  const parts = openParts(folder)
  try {
    return work(parts)
  } finally {
    parts.store.close()
  }
}

function openParts(folder: string) {
  const store = openStore(folder)
  return {
    store,
    users: createUsers(store, Date.now),
    sessions: createSessions(store, Date.now),
    factors: createFactors(store, Date.now),
  }
}

/** Twelve syllables in four groups, such as `bakuno-tiremo-…`: 73 bits, easy to copy by hand. */
function readablePassword(): string {
  const pick = (letters: string) => letters.charAt(randomInt(letters.length))
  const syllable = () => pick('bdfgklmnprstvz') + pick('aeiou')
  const group = () => Array.from({ length: 3 }, syllable).join('')
  return Array.from({ length: 4 }, group).join('-')
}
