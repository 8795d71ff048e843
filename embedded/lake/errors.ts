/**
 * Errors in the shapes of Sanity's HTTP API, so that `@sanity/client` reports them as it would hosted.
 * https://www.sanity.io/docs/http-reference/mutation and /query
 */
export class LakeError extends Error {
  override name = 'LakeError'
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    body: Record<string, unknown>,
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

/** The plain shape: `{statusCode, error, message}`. */
export function httpError(
  status: number,
  message: string,
  extra: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const error = REASONS[status] ?? 'Error'
  return new LakeError(status, message, { statusCode: status, error, message, ...extra }, headers)
}

/** @param seconds after which it is worth trying again */
export function tryLater(status: 429 | 503, message: string, seconds = 1) {
  return httpError(status, message, {}, { 'retry-after': String(Math.ceil(seconds)) })
}

/** A GROQ query that cannot be read: start and end are offsets into the query, in UTF-16 units. */
export function queryParseError(description: string, query: string, start?: number) {
  return new LakeError(400, description, {
    error: {
      type: 'queryParseError',
      description,
      query,
      ...(start === undefined ? {} : { start, end: query.length }),
    },
  })
}

/** A GROQ query that reads well and cannot be evaluated. */
export function queryError(description: string, query: string) {
  return new LakeError(400, description, {
    error: { type: 'queryError', description, query },
  })
}

/** Why one mutation or action of a transaction failed. */
export class ItemError extends Error {
  override name = 'ItemError'
  readonly status: number
  readonly type: string
  readonly details: Record<string, unknown>

  constructor(
    status: number,
    type: string,
    description: string,
    details: Record<string, unknown> = {},
  ) {
    super(description)
    this.status = status
    this.type = type
    this.details = details
  }
}

/** The answer to a transaction of which item `index` failed; nothing of it was applied. */
export function transactionError(
  kind: 'mutationError' | 'actionError',
  item: ItemError,
  index: number,
) {
  const what = kind === 'mutationError' ? 'mutation' : 'action'
  return new LakeError(item.status, item.message, {
    error: {
      type: kind,
      description: `The ${what}(s) failed: ${item.message}`,
      items: [{ index, error: { type: item.type, description: item.message, ...item.details } }],
    },
  })
}

export const documentNotFound = (id: string) =>
  new ItemError(404, 'documentNotFoundError', `The document with the ID "${id}" was not found`, {
    id,
  })

export const documentExists = (id: string) =>
  new ItemError(409, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id })

export const revisionMismatch = (id: string, current: string | null, expected: string) =>
  new ItemError(
    409,
    'documentRevisionIDDoesNotMatchError',
    `The document "${id}" has revision ID "${current}", but "${expected}" was expected`,
    { id, currentRevisionID: current, expectedRevisionID: expected },
  )

export const notPermitted = (description: string) =>
  new ItemError(403, 'insufficientPermissionsError', `Insufficient permissions; ${description}`)

export const invalid = (description: string) => new ItemError(400, 'validationError', description)
