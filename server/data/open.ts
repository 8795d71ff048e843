import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Checked } from '../../embedded/kit/check-database.ts'
import { copyDatabase } from '../../embedded/kit/copy-database.ts'
import { type DatabaseKind, openDatabase } from '../../embedded/kit/database.ts'
import { takeLock } from '../../embedded/kit/lock.ts'
import { checkDataFolder, foldersOf } from './check.ts'
import { DataFolderError } from './error.ts'
import { lockOf, PARTS, type PartName } from './layout.ts'
import { type Manifest, newManifest, writeManifest } from './manifest.ts'

/** A data folder that is this process's alone. */
export interface DataFolder {
  isComplete(part: PartName): boolean
  /** Records that a part is complete: from now on nothing of it may be missing. */
  complete(part: PartName): void
  close(): void
}

/**
 * Takes a data folder for a server: checks it, makes what a first start makes, and brings older
 * databases up to date after a copy of each in `backups/`. An interrupted start is continued.
 * The databases are closed again: the services open their own.
 *
 * @param parts the embedded services that will use it
 * @throws DataFolderError when it is in use, or refused
 */
export function openDataFolder(
  dataDir: string,
  parts: readonly PartName[],
  log: (line: string) => void,
): DataFolder {
  const unlock = lock(dataDir)
  try {
    const manifest = prepare(dataDir, parts, log)
    return {
      isComplete: (part) => manifest.complete.includes(part),
      complete(part) {
        if (manifest.complete.includes(part)) return
        manifest.complete.push(part)
        writeManifest(dataDir, manifest)
      },
      close: unlock,
    }
  } catch (error) {
    unlock()
    throw error
  }
}

function lock(dataDir: string): () => void {
  try {
    return takeLock(lockOf(dataDir))
  } catch (cause) {
    const isTaken = cause instanceof Error && cause.message.includes('database is locked')
    if (!isTaken) throw cause
    throw new DataFolderError(`DATA_DIR ${dataDir} is in use by another server`, { cause })
  }
}

function prepare(
  dataDir: string,
  parts: readonly PartName[],
  log: (line: string) => void,
): Manifest {
  const { manifest: found, databases } = checkDataFolder(dataDir, parts)
  const [folder] = foldersOf(databases)
  const manifest = found ?? newManifest(folder)
  if (!found) {
    // Databases with a mark had a manifest: it is made again as it must have been.
    const isMarked = (part: PartName) =>
      PARTS[part].databases.some(({ path }) => databases.get(path)?.mark?.folder)
    manifest.complete.push(...parts.filter(isMarked))
    writeManifest(dataDir, manifest)
  }
  for (const part of parts) {
    const { secret, databases: all, oldMark } = PARTS[part]
    secret.readOrCreate(dataDir)
    for (const { path, kind } of all) {
      const checked = databases.get(path) ?? null
      keepCopy({ dataDir, path, kind, checked, log })
      openDatabase(join(dataDir, path), kind, manifest.id).close()
    }
    const isDone = !oldMark || existsSync(join(dataDir, oldMark))
    if (isDone && !manifest.complete.includes(part)) {
      manifest.complete.push(part)
      writeManifest(dataDir, manifest)
    }
  }
  return manifest
}

type ToCopy = {
  dataDir: string
  path: string
  kind: DatabaseKind
  checked: Checked
  log: (line: string) => void
}

/** Copies a database before a newer version of the program migrates it. */
function keepCopy({ dataDir, path, kind, checked, log }: ToCopy): void {
  if (!checked) return
  const isOlder = checked.version < kind.migrations.length
  if (!isOlder && checked.mark?.folder) return
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const copy = join(dataDir, 'backups', `${kind.role}-v${checked.version}-${time}.sqlite`)
  try {
    copyDatabase(join(dataDir, path), copy)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new DataFolderError(
      `DATA_DIR ${dataDir}: ${path} cannot be copied before it is brought up to date (${reason})`,
      { cause },
    )
  }
  const change = isOlder
    ? `is brought from version ${checked.version} to ${kind.migrations.length}`
    : 'is marked as part of this folder'
  log(`${path} ${change}; as it was: ${copy}`)
}
