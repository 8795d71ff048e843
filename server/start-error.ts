/** The server cannot start for a reason that its operator can fix; the message states it in one line. */
export class StartError extends Error {
  override name = 'StartError'
}
