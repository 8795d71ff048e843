import { randomInt } from 'node:crypto'
import { createFactors } from './auth/factors.ts'
import { hashPassword } from './auth/passwords.ts'
import { createSessions } from './auth/sessions.ts'
import { openStore } from './auth/store.ts'
import { createUsers } from './auth/users.ts'

export const DEFAULT_CAPTAIN = 'capitan@escuela.local'

export type Credentials = { email: string; password: string }

const CAPTAIN = { role: 'captain', tier: 'capitan' }

/**
 * Makes the captain's account, or gives an existing account a new password and the captain's role,
 * ending its sessions and removing its second factors: who can write the data folder may come in. Works on the store itself, whether or not a server has it open.
 */
export async function resetCaptain(folder: string, email: string): Promise<Credentials> {
  const credentials = await newCredentials(email)
  return withStore(folder, (parts) => parts.store.transact(() => commission(parts, credentials)))
}

/**
 * Makes the captain's account when no account has that role yet, as at the first start.
 * @returns the credentials, to be shown once, or `null` when there is a captain.
 */
export async function createFirstCaptain(
  folder: string,
  email: string = DEFAULT_CAPTAIN,
): Promise<Credentials | null> {
  const isThere = ({ users }: Parts) => users.someoneHasRole(CAPTAIN.role)
  if (withStore(folder, isThere)) return null
  const credentials = await newCredentials(email)
  // Asked again inside the transaction: another process may have been faster.
  return withStore(folder, (parts) =>
    parts.store.transact(() => (isThere(parts) ? null : commission(parts, credentials))),
  )
}

type NewCredentials = Credentials & { hash: string }

async function newCredentials(email: string): Promise<NewCredentials> {
  const password = readablePassword()
  return { email, password, hash: await hashPassword(password) }
}

function commission(
  { users, sessions, factors }: Parts,
  { email, password, hash }: NewCredentials,
) {
  const account = users.findByEmail(email) ?? users.draft(email, hash)
  const captain = users.save({
    ...account,
    encryptedPassword: hash,
    emailConfirmedAt: account.emailConfirmedAt ?? account.updatedAt,
    appMetadata: { ...account.appMetadata, ...CAPTAIN },
    bannedUntil: null,
  })
  sessions.end('global', captain.id)
  for (const { id } of factors.list(captain.id)) factors.remove(id)
  return { email: captain.email, password }
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
