/**
 * An error of the auth API. Codes are those of GoTrue's `error_code` list, which
 * `@supabase/auth-js` repeats in its `ErrorCode` type.
 */
export class AuthError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 413 | 429 | 500
  readonly code: string
  readonly headers: Record<string, string>

  constructor(
    status: AuthError['status'],
    code: string,
    message: string,
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

const API_VERSION_HEADER = 'x-supabase-api-version'
const API_VERSION = '2024-01-01'

/**
 * The error as GoTrue puts it on the wire. Its body depends on the API version that the request
 * asks for: `{code, message}` with a textual code and the version echoed since 2024-01-01 (what
 * supabase-js asks for), `{code, error_code, msg}` with the status as code before.
 */
export function errorResponse(error: AuthError, request: Request): Response {
  const asked = request.headers.get(API_VERSION_HEADER)
  const headers = new Headers(error.headers)
  if (asked !== null && asked >= API_VERSION) {
    headers.set(API_VERSION_HEADER, API_VERSION)
    const body = { code: error.code, message: error.message }
    return Response.json(body, { status: error.status, headers })
  }
  const body = { code: error.status, error_code: error.code, msg: error.message }
  return Response.json(body, { status: error.status, headers })
}
