/** A refusal, thrown where it is found and turned into a response by the API of the request. */
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
