import type { Metadata } from './metadata.ts'

/** What everybody can know of an account, and no password may say. */
export interface PasswordOwner {
  email: string
  /** What they say of themself. */
  userMetadata: Metadata
}

/** GoTrue's reasons: of no characters that count, or one that guessers try first. */
export type PasswordWeakness = 'characters' | 'pwned'

/** Why a password of allowed length is refused; null when nothing is known against it. */
export type PasswordPolicy = (password: string, owner: PasswordOwner) => PasswordWeakness | null

/** Refuses nothing but spaces, and the account's own address. */
export const defaultPasswordPolicy: PasswordPolicy = (password, { email }) => {
  if (/^[\s\p{Cf}]*$/u.test(password)) return 'characters'
  return password.trim().toLowerCase() === email ? 'pwned' : null
}
