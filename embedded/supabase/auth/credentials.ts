import { z } from 'zod'
import type { AuthSettings } from './context.ts'
import { AuthError } from './errors.ts'
import type { PasswordOwner, PasswordWeakness } from './password-policy.ts'
import { normalizeEmail } from './users.ts'

export const MIN_PASSWORD_LENGTH = 8
const MAX_PASSWORD_LENGTH = 1024
/** RFC 5321: a path has at most 256 octets, two of them brackets. */
const MAX_EMAIL_LENGTH = 254

/**
 * An e-mail address for an account, normalized as accounts are stored.
 * @throws AuthError 400 `validation_failed`
 */
export function checkEmail(given: string): string {
  const email = normalizeEmail(given)
  if (email.length > MAX_EMAIL_LENGTH || !z.email().safeParse(email).success) {
    const message = 'Unable to validate email address: invalid format'
    throw new AuthError(400, 'validation_failed', message)
  }
  return email
}

/**
 * @throws AuthError 422 `weak_password` with GoTrue's reasons: `length`, `characters` (only spaces),
 *   `pwned` (one that guessers try first)
 */
export function checkPassword(
  password: string,
  owner: PasswordOwner,
  { passwordPolicy }: Pick<AuthSettings, 'passwordPolicy'>,
): void {
  if ([...password].length < MIN_PASSWORD_LENGTH) {
    throw weak(`Password should be at least ${MIN_PASSWORD_LENGTH} characters.`, 'length')
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    const message = `Password cannot be longer than ${MAX_PASSWORD_LENGTH} characters`
    throw new AuthError(400, 'validation_failed', message)
  }
  const weakness = passwordPolicy(password, owner)
  if (weakness === 'characters') throw weak('Password should not be blank.', weakness)
  if (weakness) {
    const message = 'Password is known to be weak and easy to guess, please choose a different one.'
    throw weak(message, weakness)
  }
}

function weak(message: string, reason: 'length' | PasswordWeakness): AuthError {
  return new AuthError(422, 'weak_password', message, {}, { weak_password: { reasons: [reason] } })
}
