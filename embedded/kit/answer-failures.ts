import type { Context } from 'hono'
import { isDiskFull } from './full-disk.ts'
import type { HttpError } from './http-error.ts'

export interface FailureAnswers<Own extends HttpError> {
  /** The class of the API's own errors. */
  own: abstract new (
    ...args: never[]
  ) => Own
  /** The error of a full disk. */
  full(): Own
  /** The error of a fault in the service. */
  failed(): Own
  /** The error as the API puts it on the wire. */
  answer(error: Own, request: Request): Response
  /** Called with faults in the service. */
  report(error: Error, c: Context): void
}

/** Hono's `onError` of an API: its own errors are responses, anything else is a fault of the service. */
export function answerFailures<Own extends HttpError>({
  own,
  full,
  failed,
  answer,
  report,
}: FailureAnswers<Own>): (error: Error, c: Context) => Response {
  return (error, c) => {
    const request = c.req.raw
    if (error instanceof own) return answer(error, request)
    if (isDiskFull(error)) return answer(full(), request)
    // A client that disconnected is no error of the server.
    if (request.signal.aborted) return new Response(null, { status: 400 })
    report(error, c)
    return answer(failed(), request)
  }
}
