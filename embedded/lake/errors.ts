import { STATUS_CODES } from 'node:http'
import { HttpError } from '../kit/http-error.ts'

/**
 * Errors in the shapes of Sanity's HTTP API, so that `@sanity/client` reports them as it would hosted.
 * https://www.sanity.io/docs/http-reference/mutation and /query
 */
export class LakeError extends HttpError {
  readonly body: Record<string, unknown>

  constructor(
    status: number,
    message: string,
    body: Record<string, unknown>,
    headers: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(status, message, headers, options)
    this.body = body
  }
}

/** The error as Sanity's API puts it on the wire. */
export function errorResponse({ status, body, headers }: LakeError): Response {
  return Response.json(body, { status, headers })
}

/** The body of the plain shape, with the reason phrase of the status (RFC 9110, section 15). */
export function plainBody(statusCode: number, message: string) {
  return { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message }
}

/** The plain shape: `{statusCode, error, message}`. */
export function httpError(
  status: number,
  message: string,
  extra: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  return new LakeError(status, message, { ...plainBody(status, message), ...extra }, headers)
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

/** The response to a transaction of which item `index` failed; nothing of it was applied. */
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
