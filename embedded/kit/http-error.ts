/** A refusal, thrown where it is found and answered by the API that the request came to. */
export class HttpError extends Error {
  readonly status: number
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    headers: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = new.target.name
    this.status = status
    this.headers = headers
  }
}
