import type { Auth } from './context.ts'
import { AuthError } from './errors.ts'
import { verifyPassword } from './passwords.ts'
import type { Session } from './sessions.ts'
import type { User } from './users.ts'

/** Time for which a mail's link or code permits a new password (ms). */
const MAIL_PROOF_MS = 60 * 60 * 1000

interface Proof {
  current_password?: string | undefined
  nonce?: string | undefined
}

/**
 * Allows a change of password only to a user who knows the old one, or has just proven by a mail to own the
 * account: a session alone may have been stolen. A session that was opened by a mail is such a proof for an
 * hour.
 *
 * @throws AuthError as GoTrue with `UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD`: 400
 *   `current_password_required`, `current_password_invalid`; 400 `reauthentication_needed`, 422
 *   `reauthentication_not_valid` for the code of a mail; 429 after ten tries an hour
 */
export async function requireProof(auth: Auth, user: User, session: Session, given: Proof) {
  if (signedInByMail(session, auth.now())) return
  auth.limits.oldPasswords.take(session.id)
  if (given.nonce) requireNonce(auth, user, given.nonce)
  else await requirePassword(user, given.current_password)
  auth.limits.oldPasswords.giveBack(session.id)
}

function signedInByMail({ amr }: Session, now: number): boolean {
  return amr.some(({ method, timestamp }) => {
    return method === 'otp' && now - timestamp * 1000 < MAIL_PROOF_MS
  })
}

function requireNonce({ store, oneTimeTokens }: Auth, user: User, nonce: string): void {
  const found = store.transact(() =>
    oneTimeTokens.findByCode(user.email, nonce, ['reauthentication']),
  )
  if (found?.userId === user.id) return
  throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

async function requirePassword(user: User, password: string | undefined): Promise<void> {
  if (!user.encryptedPassword) {
    const message = 'Password update requires reauthentication'
    throw new AuthError(400, 'reauthentication_needed', message)
  }
  const message = 'Current password required when setting new password.'
  if (!password) throw new AuthError(400, 'current_password_required', message)
  if (await verifyPassword(password, user.encryptedPassword)) return
  throw new AuthError(400, 'current_password_invalid', message)
}
