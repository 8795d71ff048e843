import { isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'

/** The members' backend said a clear no, or there was no answer to go by. */
export type Failure = 'refused' | 'unavailable'

/** What an error of supabase-js means for a session. */
export function failureOf(error: unknown): Failure {
  if (isAuthRetryableFetchError(error)) return 'unavailable'
  if (isAuthError(error) && (error.status === 429 || error.name === 'AuthUnknownError')) {
    return 'unavailable'
  }
  return 'refused'
}
