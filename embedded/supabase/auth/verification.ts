import type { Auth } from './context.ts'
import { AuthError } from './errors.ts'
import type { OneTimeToken, Purpose } from './one-time-tokens.ts'
import { isBanned, type User } from './users.ts'

/** The mails that each `type` of a verification accepts. */
export const PURPOSES_OF_TYPE: Record<string, Purpose[]> = {
  signup: ['signup'],
  magiclink: ['magiclink', 'signup'],
  recovery: ['recovery'],
  email: ['signup', 'magiclink'],
  email_change: ['email_change_current', 'email_change_new'],
}

/**
 * Applies a verified mail: confirms the address, or makes a pending one the account's.
 * The token of a change of address is spent; any other is for the caller to spend when it gives a
 * session. Call inside `transact`.
 *
 * @returns the user; null when a change of address still waits for the other mailbox
 * @throws AuthError 403 `otp_expired`, 403 `user_banned`, 422 `email_exists`
 */
export function applyVerification(auth: Auth, token: OneTimeToken): User | null {
  const { users, oneTimeTokens, now } = auth
  const user = users.findById(token.userId)
  const address = token.purpose === 'email_change_new' ? user?.newEmail : user?.email
  // A mail to an address that the account no longer has proves nothing about its owner.
  if (!user || address !== token.email) throw expired()
  if (isBanned(user, now())) throw new AuthError(403, 'user_banned', 'User is banned')

  switch (token.purpose) {
    case 'email_change_current':
    case 'email_change_new': {
      oneTimeTokens.spend(token.linkHash)
      const other =
        token.purpose === 'email_change_new' ? 'email_change_current' : 'email_change_new'
      if (oneTimeTokens.sentAt(user.id)[other] !== undefined) return null
      return changeEmail(auth, user)
    }
    default:
      return user.emailConfirmedAt ? user : confirm(auth, user, token)
  }
}

/**
 * An unconfirmed account's password and data may come from anybody: of all requests with this
 * address, only that of the confirmed mail is applied. A mail for a forgotten password applies
 * none.
 */
function confirm({ users, sessions, oneTimeTokens, now }: Auth, user: User, token: OneTimeToken) {
  oneTimeTokens.spendOthers(token)
  sessions.end('global', user.id)
  const { encryptedPassword, userMetadata } = token.signUp ?? NOTHING
  const emailConfirmedAt = new Date(now()).toISOString()
  return users.save({ ...user, encryptedPassword, userMetadata, emailConfirmedAt })
}

const NOTHING = { encryptedPassword: '', userMetadata: {} }

function changeEmail({ users, oneTimeTokens, now }: Auth, user: User): User {
  if (!user.newEmail) throw expired()
  if (users.findByEmail(user.newEmail)) throw emailExists()
  oneTimeTokens.spendAll(user.id)
  const at = new Date(now()).toISOString()
  return users.save({ ...user, email: user.newEmail, newEmail: null, emailConfirmedAt: at })
}

export function expired(message = 'Token has expired or is invalid'): AuthError {
  return new AuthError(403, 'otp_expired', message)
}

export function emailExists(): AuthError {
  const message = 'A user with this email address has already been registered'
  return new AuthError(422, 'email_exists', message)
}
