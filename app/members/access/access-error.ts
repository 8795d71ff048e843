import {
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
  type WeakPasswordReasons,
} from '@supabase/supabase-js'
import type { Refusal } from '../../forms/refusal.ts'

/** Refusal of a form of members. */
export type AccessRefusal = Refusal<AccessError>

/** Why the members' backend or a form refused: each is a message in the `access` catalogue. */
export type AccessError =
  | 'nameRequired'
  | 'nameLong'
  | 'dataTooLarge'
  | 'emailRequired'
  | 'emailInvalid'
  | 'emailTaken'
  | 'emailNotConfirmed'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordBlank'
  | 'passwordCommon'
  | 'passwordOwn'
  | 'passwordSame'
  | 'passwordWrong'
  | 'invalidCredentials'
  | 'codeRequired'
  | 'codeWrong'
  | 'codeMailed'
  | 'mailedCodeWrong'
  | 'confirmRequired'
  | 'linkExpired'
  | 'linkElsewhere'
  | 'banned'
  | 'signUpClosed'
  | 'sessionEnded'
  | 'signInAgain'
  | 'tooManyAttempts'
  | 'tooManyMails'
  | 'unavailable'
  | 'unknown'

/** GoTrue's `error_code`s that a member can do something about. */
const BY_CODE: Record<string, AccessError> = {
  invalid_credentials: 'invalidCredentials',
  validation_failed: 'invalidCredentials',
  email_not_confirmed: 'emailNotConfirmed',
  email_address_invalid: 'emailInvalid',
  email_exists: 'emailTaken',
  user_already_exists: 'emailTaken',
  user_banned: 'banned',
  signup_disabled: 'signUpClosed',
  same_password: 'passwordSame',
  current_password_invalid: 'passwordWrong',
  mfa_verification_failed: 'codeWrong',
  mfa_challenge_expired: 'codeWrong',
  otp_expired: 'linkExpired',
  session_not_found: 'sessionEnded',
  session_expired: 'sessionEnded',
  reauthentication_not_valid: 'mailedCodeWrong',
  insufficient_aal: 'signInAgain',
  over_request_rate_limit: 'tooManyAttempts',
  over_email_send_rate_limit: 'tooManyMails',
}

const BY_WEAKNESS: Record<WeakPasswordReasons, AccessError> = {
  length: 'passwordShort',
  characters: 'passwordBlank',
  pwned: 'passwordCommon',
}

/** HTTP status of a refusal for this reason. */
export const statusOf = (error: AccessError | null) => (error === 'unavailable' ? 503 : 400)

/** Maps an error of supabase-js to an error of the form. */
export function accessErrorOf(error: { code?: string | undefined; status?: number | undefined }) {
  if (isAuthWeakPasswordError(error)) return BY_WEAKNESS[error.reasons[0] ?? 'length']
  const known = error.code && Object.hasOwn(BY_CODE, error.code) && BY_CODE[error.code]
  if (known) return known
  if (error.status === 429) return 'tooManyAttempts'
  return isAuthRetryableFetchError(error) ? 'unavailable' : 'unknown'
}
