import { z } from 'zod'
import { passwordWeakness } from '../../../domain/password-rules.ts'
import { AuthError } from './errors.ts'
import type { Metadata } from './metadata.ts'
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

/** What everybody can know of an account, and no password may say. */
type Owner = {
  email: string
  /** What the member says of themself, with the name. */
  userMetadata: Metadata
}

/**
 * @param siteNames what the site is called
 * @throws AuthError 422 `weak_password` with GoTrue's reasons: `length`, `characters` (only spaces),
 *   `pwned` (one that guessers try first)
 */
export function checkPassword(password: string, owner: Owner, siteNames: readonly string[]): void {
  if ([...password].length < MIN_PASSWORD_LENGTH) {
    throw weak(`Password should be at least ${MIN_PASSWORD_LENGTH} characters.`, 'length')
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    const message = `Password cannot be longer than ${MAX_PASSWORD_LENGTH} characters`
    throw new AuthError(400, 'validation_failed', message)
  }
  const { name } = owner.userMetadata
  const names = [owner.email, ...(typeof name === 'string' ? [name] : []), ...siteNames]
  const weakness = passwordWeakness(password, names)
  if (weakness === 'blank') throw weak('Password should not be blank.', 'characters')
  if (weakness) {
    const message = 'Password is known to be weak and easy to guess, please choose a different one.'
    throw weak(message, 'pwned')
  }
}

function weak(message: string, reason: 'length' | 'characters' | 'pwned'): AuthError {
  return new AuthError(422, 'weak_password', message, {}, { weak_password: { reasons: [reason] } })
}
