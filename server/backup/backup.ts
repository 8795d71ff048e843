import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { checkDatabase, DatabaseProblem } from '../../embedded/kit/check-database.ts'
import { syncToDisk } from '../../embedded/kit/durable.ts'
import { takeLock } from '../../embedded/kit/lock.ts'
import { checkDataFolder } from '../data/check.ts'
import { LOOSE, PARTS, type PartName } from '../data/layout.ts'
import { MANIFEST, readManifest } from '../data/manifest.ts'
import { readArchive, writeArchive } from './archive.ts'
import type { Contents } from './contents.ts'
import { BackupError, isOutOfSpace } from './error.ts'
import { takeSnapshot } from './snapshot.ts'

/**
 * Writes everything durable of a data folder, as it is at one moment, into one file. A server may use the
 * folder meanwhile. The file appears under its name when it is complete, on the disk, and has been read back.
 *
 * @param file path of the archive; an existing one is replaced
 * @throws BackupError, DataFolderError
 */
export async function makeBackup(dataDir: string, file: string): Promise<Contents> {
  const parts = readManifest(dataDir)?.complete ?? []
  if (parts.length === 0) throw new BackupError(`DATA_DIR ${dataDir} has nothing to back up`)
  checkDataFolder(dataDir, parts)
  const target = resolve(file)
  if (!existsSync(dirname(target))) throw new BackupError(`${dirname(file)} does not exist`)
  const backups = join(dataDir, 'backups')
  const unlock = lock(backups)
  // On the data folder's disk, where links take no space; copies are beside the target, on its disk.
  const links = join(backups, 'links')
  const unfinished = `${target}.unfinished`
  const copies = `${target}.databases`
  const clear = () => {
    for (const left of [links, copies, unfinished]) {
      rmSync(left, { recursive: true, force: true })
    }
  }
  try {
    // A backup that was killed left them.
    clear()
    for (const made of [links, copies]) mkdirSync(made, { mode: 0o700 })
    return await write(dataDir, parts, { target, unfinished, links, copies })
  } catch (error) {
    if (isOutOfSpace(error)) {
      throw new BackupError(`There is no space left for ${file}`, { cause: error })
    }
    throw error
  } finally {
    clear()
    unlock()
  }
}

type Places = Record<'target' | 'unfinished' | 'links' | 'copies', string>

async function write(
  dataDir: string,
  parts: readonly PartName[],
  { target, unfinished, links, copies }: Places,
): Promise<Contents> {
  const snapshot = await takeSnapshot({ dataDir, parts, links, copies })
  // Lowered only now: a waiting writer must not depend on a low-priority process.
  setPriority(constants.priority.PRIORITY_LOW)
  verify(snapshot.databases, parts)
  const loose = LOOSE.filter((path) => existsSync(join(dataDir, path)))
  const own = [MANIFEST, ...loose, ...parts.map((part) => PARTS[part].secret.path)]
  const sources = [
    ...own.map((path) => ({ path, file: join(dataDir, path) })),
    ...snapshot.databases,
    ...snapshot.files,
  ]
  await writeArchive(unfinished, sources, snapshot.createdAt)
  const contents = await readArchive(unfinished)
  renameSync(unfinished, target)
  syncToDisk(dirname(target))
  return contents
}

/** A copy of a damaged database would be no help on the day it is needed. */
function verify(databases: readonly { path: string; file: string }[], parts: readonly PartName[]) {
  for (const { path, kind } of parts.flatMap((part) => PARTS[part].databases)) {
    const copy = databases.find((database) => database.path === path)
    try {
      if (copy) checkDatabase(copy.file, kind, { folder: null, thorough: true })
    } catch (error) {
      if (!(error instanceof DatabaseProblem)) throw error
      throw new BackupError(`${path} ${error.message}: nothing was written`, { cause: error })
    }
  }
}

function lock(backups: string): () => void {
  try {
    return takeLock(join(backups, 'lock.sqlite'))
  } catch (cause) {
    throw new BackupError(`Another backup of ${basename(dirname(resolve(backups)))} is under way`, {
      cause,
    })
  }
}
