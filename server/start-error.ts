/** The server cannot start for a reason that its host can mend; the message says it in one line. */
export class StartError extends Error {
  override name = 'StartError'
}
