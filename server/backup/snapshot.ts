import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { openReader } from '../../embedded/kit/database.ts'
import { PARTS, type PartName } from '../data/layout.ts'
import type { Source } from './archive.ts'

/** Timeout until the snapshot's moment, ms. */
const BUSY_MS = 30_000
/** Pages copied at a time. */
const PAGES = 1000

type Options = {
  dataDir: string
  parts: readonly PartName[]
  /** For links to files: an empty folder on the data folder's disk, where they take no space. */
  links: string
  /** For copies of databases: an empty folder. */
  copies: string
}

/**
 * Databases and files as they are at one moment, while others go on writing. Files are linked
 * first: they never change, and a link outlives their deletion. Then all databases are locked for
 * the few milliseconds in which a reader is opened in each and the newest files are linked, and
 * unlocked. The copies are made from the readers, who see that moment for as long as they are open.
 *
 * @returns what goes into the backup, and the moment
 */
export async function takeSnapshot({ dataDir, parts, links, copies }: Options) {
  const kinds = parts.flatMap((part) => PARTS[part].databases)
  const folders = parts.flatMap((part) => PARTS[part].files)
  const linkAll = () =>
    folders.flatMap((folder) =>
      linkNew(join(dataDir, folder), join(links, folder)).map((name) => ({
        path: `${folder}/${name}`,
        file: join(links, folder, name),
      })),
    )
  linkAll()
  const writers = kinds.map(
    ({ path }) => new DatabaseSync(join(dataDir, path), { timeout: BUSY_MS }),
  )
  const readers = kinds.map(({ path }) => openReader(join(dataDir, path)))
  try {
    linkAll()
    for (const writer of writers) writer.exec('BEGIN IMMEDIATE')
    const createdAt = new Date().toISOString()
    for (const reader of readers) {
      reader.exec('BEGIN')
      // The transaction begins with its first read.
      reader.prepare('SELECT count(*) FROM sqlite_schema').get()
    }
    const files = linkAll()
    for (const writer of writers) writer.exec('ROLLBACK')
    const databases: Source[] = []
    for (const [i, { path }] of kinds.entries()) {
      const file = join(copies, basename(path))
      const reader = readers[i]
      if (reader) await backup(reader, file, { rate: PAGES })
      databases.push({ path, file })
    }
    return { createdAt, databases, files }
  } finally {
    for (const connection of [...readers, ...writers]) connection.close()
  }
}

/** @returns the names of all files that are in the folder now, each of which has a link */
function linkNew(folder: string, links: string): string[] {
  if (!existsSync(folder)) return []
  mkdirSync(links, { recursive: true, mode: 0o700 })
  const known = new Set(readdirSync(links))
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter((name) => known.has(name) || link(join(folder, name), join(links, name)))
}

/** @returns false when the file is gone meanwhile: then no row names it any more */
function link(file: string, to: string): boolean {
  try {
    linkSync(file, to)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT') return false
    // File systems without links.
    if (code !== 'EPERM' && code !== 'ENOTSUP') throw error
    copyFileSync(file, to)
    return true
  }
}
