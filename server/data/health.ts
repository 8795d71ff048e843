import { statSync } from 'node:fs'
import { join } from 'node:path'
import { openReader } from '../../embedded/kit/database.ts'
import { PARTS, type PartName } from './layout.ts'

/**
 * A health check of the databases of a running server: each is where it was, is still the file that
 * was opened, and can be read. What a start checks beyond that would take too long again and again.
 *
 * @returns a check that returns the problem of the first unhealthy one; null when all are healthy
 */
export function databaseHealth(dataDir: string, parts: readonly PartName[]): () => string | null {
  const inodeOf = (path: string) => statSync(join(dataDir, path), { throwIfNoEntry: false })?.ino
  const opened = parts
    .flatMap((part) => PARTS[part].databases)
    .map(({ path, kind: { table } }) => ({ path, table, inode: inodeOf(path) }))

  return () => {
    for (const { path, table, inode } of opened) {
      const now = inodeOf(path)
      if (now === undefined) return `${path} is missing`
      if (now !== inode) return `${path} has been replaced`
      if (!canRead(join(dataDir, path), table)) return `${path} cannot be read`
    }
    return null
  }
}

function canRead(path: string, table: string): boolean {
  try {
    const db = openReader(path)
    try {
      db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get()
      return true
    } finally {
      db.close()
    }
  } catch {
    return false
  }
}
