/** A backup cannot be made or restored; the message is meant for a terminal. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** A full disk, a full quota, a file that may grow no further; SQLite has a code of its own (SQLITE_FULL). */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && error.errcode === 13) return true
  return 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))
}
