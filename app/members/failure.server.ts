import { isAuthApiError, isAuthError } from '@supabase/supabase-js'

/** The members' backend refused explicitly, or gave no usable answer. */
export type Failure = 'refused' | 'unavailable'

/** Statuses of a backend that has not processed the request. */
const UNANSWERED = new Set([408, 425, 429])

/** Maps an error of supabase-js to a failure of the session: only an explicit refusal ends it. */
export function failureOf(error: unknown): Failure {
  if (!isAuthError(error) || error.status === undefined) return 'unavailable'
  const isNo = error.status >= 400 && error.status < 500 && !UNANSWERED.has(error.status)
  return isNo && (isAuthApiError(error) || error.name === 'AuthSessionMissingError')
    ? 'refused'
    : 'unavailable'
}
