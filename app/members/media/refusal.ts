/** Why Storage refused something; each is a message in the `media` catalogue. */
export type Refusal =
  | 'noRoom'
  | 'storeFull'
  | 'wrongType'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'damaged'
  | 'empty'
  | 'tooMany'
  | 'notAllowed'
  | 'gone'
  | 'alreadyThere'
  | 'unreachable'
  | 'unknown'

/** 0 means no response. */
const BY_STATUS: Record<number, Refusal> = {
  0: 'unreachable',
  401: 'notAllowed',
  403: 'notAllowed',
  404: 'gone',
  409: 'alreadyThere',
  415: 'wrongType',
  429: 'tooMany',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
  507: 'storeFull',
}

/**
 * Maps a response of Storage to the reason shown to the member.
 *
 * @param status of the response, or the one in its body
 * @param message in it: one status has several reasons
 */
export function refusalOf(status: number, message: string): Refusal {
  if (status === 413) {
    if (message.includes('quota')) return 'noRoom'
    return message.includes('megapixels') ? 'tooManyPixels' : 'tooLarge'
  }
  if (/is damaged/.test(message)) return 'damaged'
  if (/is empty/.test(message)) return 'empty'
  return BY_STATUS[status] ?? 'unknown'
}

/** An error of Storage, with its own message. */
export class Refused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal, message = '', options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** An error that supabase-js gives; `statusCode` is the status that it stands for, in the body. */
interface StorageFailure extends Error {
  status?: number
  statusCode?: string
}

/** The same as a {@link Refused}. */
export function refusedBy(error: StorageFailure): Refused {
  const status = Number(error.statusCode ?? error.status ?? 0)
  return new Refused(refusalOf(status, error.message), error.message, { cause: error })
}
