import { existsSync, opendirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Checked,
  type CheckOptions,
  checkDatabase,
  DatabaseProblem,
} from '../../embedded/kit/check-database.ts'
import type { DatabaseKind } from '../../embedded/kit/database.ts'
import { DataProblem } from './error.ts'
import { isRestoring, PARTS, type PartName } from './layout.ts'
import { type Manifest, readManifest } from './manifest.ts'

/** A data folder that may be used: its manifest, and the facts of each database. */
export type CheckedFolder = {
  manifest: Manifest | null
  /** By path; null for a database that is yet to be made. */
  databases: ReadonlyMap<string, Checked>
}

/**
 * Checks what is in a data folder, and changes nothing.
 *
 * @param parts the embedded services that will use it
 * @throws DataFolderError naming what is missing, empty, foreign, newer or damaged
 */
export function checkDataFolder(
  dataDir: string,
  parts: readonly PartName[],
  { thorough = false } = {},
): CheckedFolder {
  if (isRestoring(dataDir)) {
    throw new DataProblem('an interrupted restore left it unfinished', dataDir)
  }
  const manifest = readManifest(dataDir)
  const options = { folder: manifest?.id ?? null, thorough }
  const databases = new Map<string, Checked>()
  for (const part of parts) {
    for (const { path, kind } of PARTS[part].databases) {
      databases.set(path, check(dataDir, path, kind, options))
    }
    requireReadableSecret(dataDir, part)
    requireWhole(dataDir, part, { manifest, databases })
    requireMarks(dataDir, part, { manifest, databases })
  }
  if (foldersOf(databases).size > 1) {
    throw new DataProblem('its databases come from different data folders', dataDir)
  }
  return { manifest, databases }
}

/** @throws DataFolderError when a part that was once complete has lost its keys */
export function requireSecret(dataDir: string, part: PartName): void {
  const { path } = PARTS[part].secret
  const isComplete = readManifest(dataDir)?.complete.includes(part)
  if (isComplete && !hasContent(dataDir, path)) throw lost(dataDir, path)
}

function requireReadableSecret(dataDir: string, part: PartName): void {
  const { path, readOrCreate } = PARTS[part].secret
  if (!hasContent(dataDir, path)) return
  try {
    readOrCreate(dataDir)
  } catch (cause) {
    throw new DataProblem(`${path} is damaged`, dataDir, { cause })
  }
}

/** The data folders whose marks these databases carry. */
export function foldersOf(databases: CheckedFolder['databases']): Set<string> {
  return new Set([...databases.values()].flatMap((checked) => checked?.mark?.folder ?? []))
}

function check(dataDir: string, path: string, kind: DatabaseKind, options: CheckOptions): Checked {
  try {
    return checkDatabase(join(dataDir, path), kind, options)
  } catch (error) {
    if (error instanceof DatabaseProblem)
      throw new DataProblem(`${path} ${error.message}`, dataDir, { cause: error })
    throw error
  }
}

/**
 * A part that was complete has everything. One that is being made has everything up to some point:
 * a file that comes later in that order proves that the earlier ones existed.
 */
function requireWhole(
  dataDir: string,
  part: PartName,
  { manifest, databases }: CheckedFolder,
): void {
  const { secret, databases: all, files, oldMark } = PARTS[part]
  const isMarked = all.some(({ path }) => databases.get(path)?.mark?.folder)
  let laterExists =
    manifest?.complete.includes(part) ||
    // A mark without a manifest: the manifest is what was lost.
    (!manifest && isMarked) ||
    (oldMark !== undefined && existsSync(join(dataDir, oldMark))) ||
    files.some((folder) => hasEntries(join(dataDir, folder)))
  for (const { path } of [secret, ...all].toReversed()) {
    const isThere = databases.has(path) ? databases.get(path) !== null : hasContent(dataDir, path)
    if (!isThere && laterExists) throw lost(dataDir, path)
    laterExists ||= isThere
  }
}

/** Once a part is complete, a database without the folder's mark was put there by hand. */
function requireMarks(dataDir: string, part: PartName, { manifest, databases }: CheckedFolder) {
  if (!manifest?.complete.includes(part)) return
  for (const { path } of PARTS[part].databases) {
    if (databases.get(path)?.mark?.folder !== manifest.id) {
      throw new DataProblem(
        `${path} was put there from elsewhere (it lacks the folder's mark)`,
        dataDir,
      )
    }
  }
}

function lost(dataDir: string, path: string) {
  const state = existsSync(join(dataDir, path)) ? 'empty' : 'missing'
  const isSecret = Object.values(PARTS).some(({ secret }) => secret.path === path)
  const remedy = isSecret ? ' (npm run keys -- --new makes it anew, for who has no copy)' : ''
  return new DataProblem(`${path} is ${state}${remedy}`, dataDir)
}

function hasContent(dataDir: string, path: string): boolean {
  const file = join(dataDir, path)
  return existsSync(file) && readFileSync(file, 'utf8').trim() !== ''
}

function hasEntries(folder: string): boolean {
  if (!existsSync(folder)) return false
  const entries = opendirSync(folder)
  try {
    return entries.readSync() !== null
  } finally {
    entries.closeSync()
  }
}
