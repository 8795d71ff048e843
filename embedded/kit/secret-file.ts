import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/**
 * Reads a secret from a file of its own, creating it (mode 0600, folders included) when absent.
 *
 * Several processes may call this at once: the content is written aside and linked into place,
 * which succeeds for exactly one of them; all return what that one wrote. A crash leaves either the
 * whole file or none.
 *
 * @param create makes the content; called only when the file is absent.
 * @throws the file system's error when the folder cannot be written or the file not read.
 */
export function readOrCreateSecret(path: string, create: () => string): string {
  const existing = readIfPresent(path)
  if (existing !== null) return existing

  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const aside = `${path}.${randomUUID()}`
  try {
    writeDurably(aside, create())
    linkSync(aside, path)
  } catch (error) {
    if (!isFileError(error, 'EEXIST')) throw error
  } finally {
    rmSync(aside, { force: true })
  }
  return readFileSync(path, 'utf8')
}

function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return null
    throw error
  }
}

function writeDurably(path: string, content: string): void {
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, content)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function isFileError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
