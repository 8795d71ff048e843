const REASONS: Record<number, string> = {
  400: 'Bad Request',
  404: 'Not Found',
  413: 'Payload Too Large',
  416: 'Range Not Satisfiable',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

/** A refusal in the shape that Sanity's asset API answers: `{ statusCode, error, message }`. */
export class AssetError extends Error {
  readonly statusCode: number
  /** The reason phrase of the status, as the API repeats it in the body. */
  readonly error: string

  constructor(statusCode: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'AssetError'
    this.statusCode = statusCode
    this.error = REASONS[statusCode] ?? 'Error'
  }

  toJSON() {
    return { statusCode: this.statusCode, error: this.error, message: this.message }
  }
}

/** The HTTP answer for an `AssetError`. Never cached: a missing asset may be uploaded later. */
export function errorResponse(error: AssetError): Response {
  return Response.json(error.toJSON(), {
    status: error.statusCode,
    headers: {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(error.statusCode === 503 ? { 'Retry-After': '2' } : {}),
    },
  })
}
