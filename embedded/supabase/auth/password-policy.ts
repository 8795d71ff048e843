import type { Metadata } from './metadata.ts'

/** Public knowledge of an account, which no password may repeat. */
export interface PasswordOwner {
  email: string
  /** Set by the member. */
  userMetadata: Metadata
}

/** GoTrue's reasons: of no characters that count, or one that guessers try first. */
export type PasswordWeakness = 'characters' | 'pwned'

/** Why a password of allowed length is refused; null when it is not refused. */
export type PasswordPolicy = (password: string, owner: PasswordOwner) => PasswordWeakness | null

/** Refuses nothing but spaces, and the account's own address. */
export const defaultPasswordPolicy: PasswordPolicy = (password, { email }) => {
  if (/^[\s\p{Cf}]*$/u.test(password)) return 'characters'
  return password.trim().toLowerCase() === email ? 'pwned' : null
}
