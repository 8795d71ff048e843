import { HttpError } from '../../kit/http-error.ts'

/**
 * An error of the auth API. Codes are those of GoTrue's `error_code` list, which
 * `@supabase/auth-js` repeats in its `ErrorCode` type.
 */
export class AuthError extends HttpError {
  readonly code: string
  /** Further fields of the body. */
  readonly details: Record<string, unknown>

  constructor(
    status: number,
    code: string,
    message: string,
    headers: Record<string, string> = {},
    details: Record<string, unknown> = {},
  ) {
    super(status, message, headers)
    this.code = code
    this.details = details
  }
}

const API_VERSION_HEADER = 'x-supabase-api-version'
const API_VERSION = '2024-01-01'

/**
 * The error as GoTrue puts it on the wire. Its body depends on the API version that the request names: `{code,
 * message}` with a textual code and the version echoed since 2024-01-01 (as supabase-js does), `{code,
 * error_code, msg}` with the status as code before.
 */
export function errorResponse(error: AuthError, request: Request): Response {
  const requested = request.headers.get(API_VERSION_HEADER)
  const headers = new Headers(error.headers)
  const { status, code, message, details } = error
  if (requested !== null && requested >= API_VERSION) {
    headers.set(API_VERSION_HEADER, API_VERSION)
    return Response.json({ code, message, ...details }, { status, headers })
  }
  return Response.json(
    { code: status, error_code: code, msg: message, ...details },
    { status, headers },
  )
}
