/** A backup cannot be made or brought back; the message is meant for a terminal. */
export class BackupError extends Error {
  override name = 'BackupError'
}
