import { passwordWeakness } from '../../../domain/password-rules.ts'
import { SCHOOL_NAMES } from '../../../domain/school.ts'
import type { AccessError } from './access-error.ts'

const ERRORS = {
  blank: 'passwordBlank',
  common: 'passwordCommon',
  own: 'passwordOwn',
} as const satisfies Record<string, AccessError>

/**
 * Why a new password is too easy to guess; null when it is not. The embedded backend checks it too;
 * a hosted one may not.
 *
 * @param own the member's name and e-mail address
 */
export function weaknessOf(password: string, own: readonly string[]): AccessError | null {
  const weakness = passwordWeakness(password, [...own, ...SCHOOL_NAMES])
  return weakness && ERRORS[weakness]
}
