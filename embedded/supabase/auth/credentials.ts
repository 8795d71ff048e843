import { z } from 'zod'
import { AuthError } from './errors.ts'
import { normalizeEmail } from './users.ts'

export const MIN_PASSWORD_LENGTH = 8
const MAX_PASSWORD_LENGTH = 1024
/** RFC 5321: a path has at most 256 octets, two of them brackets. */
const MAX_EMAIL_LENGTH = 254

/**
 * An e-mail address for an account, in the form in which accounts are kept.
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

/** @throws AuthError 422 `weak_password` */
export function checkPassword(password: string): void {
  if ([...password].length < MIN_PASSWORD_LENGTH) {
    const message = `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`
    throw new AuthError(
      422,
      'weak_password',
      message,
      {},
      { weak_password: { reasons: ['length'] } },
    )
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    const message = `Password cannot be longer than ${MAX_PASSWORD_LENGTH} characters`
    throw new AuthError(400, 'validation_failed', message)
  }
}
