import { z } from 'zod'
import type { Auth } from './context.ts'
import { checkEmail, checkPassword } from './credentials.ts'
import { parseDuration } from './duration.ts'
import { AuthError } from './errors.ts'
import { mergeMetadata } from './metadata.ts'
import { hashPassword } from './passwords.ts'
import type { User } from './users.ts'
import { emailExists } from './verification.ts'

/** The fields of an account that the admin API may set. */
const metadata = z.record(z.string(), z.unknown()).nullish()
export const accountBody = z.object({
  email: z.string().optional(),
  email_confirm: z.boolean().optional(),
  password: z.string().optional(),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: z.string().optional(),
})

type Change = z.infer<typeof accountBody>

/**
 * Makes an account as the admin API does: unconfirmed by default.
 * @throws AuthError 400 `validation_failed`, 422 `email_exists`, 422 `weak_password`
 */
export async function createAccount(auth: Auth, given: Change): Promise<User> {
  if (!given.email) {
    throw new AuthError(400, 'validation_failed', 'Cannot create a user without an email')
  }
  const email = checkEmail(given.email)
  const draft = auth.users.draft(email, '')
  const hash = await hashOf(auth, given, draft)
  return auth.store.transact(() => {
    if (auth.users.findByEmail(email)) throw emailExists()
    const account = { ...draft, encryptedPassword: hash ?? '', emailConfirmedAt: null }
    return auth.users.save(applied(auth, account, given))
  })
}

/**
 * Changes an account as the admin API does: at once, without mails. A ban ends its sessions, and so
 * does a new password.
 * @throws AuthError 404 `user_not_found`, 422 `email_exists`, 422 `weak_password`
 */
export async function changeAccount(auth: Auth, id: string, given: Change): Promise<User> {
  const email = given.email === undefined ? null : checkEmail(given.email)
  const hash = await hashOf(auth, given, auth.users.findById(id))
  return auth.store.transact(() => {
    const user = auth.users.findById(id)
    if (!user) throw new AuthError(404, 'user_not_found', 'User not found')
    const holder = email && auth.users.findByEmail(email)
    if (holder && holder.id !== id) throw emailExists()
    const changed = auth.users.save({
      ...applied(auth, user, given),
      email: email ?? user.email,
      newEmail: email ? null : user.newEmail,
      encryptedPassword: hash ?? user.encryptedPassword,
    })
    if (hash || (given.ban_duration && given.ban_duration !== 'none')) {
      auth.sessions.end('global', id)
    }
    if (hash || email) auth.oneTimeTokens.spendAll(id)
    return changed
  })
}

function applied(auth: Auth, user: User, given: Change): User {
  const at = new Date(auth.now()).toISOString()
  return {
    ...user,
    emailConfirmedAt: user.emailConfirmedAt ?? (given.email_confirm ? at : null),
    userMetadata: mergeMetadata(user.userMetadata, given.user_metadata ?? {}),
    appMetadata: mergeMetadata(user.appMetadata, given.app_metadata ?? {}),
    bannedUntil: bannedUntil(auth, user, given.ban_duration),
  }
}

function bannedUntil(auth: Auth, user: User, duration: string | undefined): string | null {
  if (duration === undefined || duration === '') return user.bannedUntil
  if (duration === 'none') return null
  const ms = parseDuration(duration)
  // A date that JavaScript can write: 270,000 years are enough.
  if (ms === null || ms > 8.64e15 - auth.now()) {
    throw new AuthError(400, 'validation_failed', `Invalid format for ban duration: ${duration}`)
  }
  return new Date(auth.now() + ms).toISOString()
}

async function hashOf(auth: Auth, given: Change, user: User | null): Promise<string | null> {
  if (!given.password) return null
  const email = given.email ?? user?.email ?? ''
  const userMetadata = { ...user?.userMetadata, ...given.user_metadata }
  checkPassword(given.password, { email, userMetadata }, auth.settings)
  return hashPassword(given.password)
}
