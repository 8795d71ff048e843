import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncToDisk } from '../../embedded/kit/durable.ts'
import { takeLock } from '../../embedded/kit/lock.ts'
import { checkDataFolder } from '../data/check.ts'
import { DataProblem } from '../data/error.ts'
import { isRestoring, LOOSE, lockOf, PARTS, restoringOf } from '../data/layout.ts'
import { MANIFEST, readManifest } from '../data/manifest.ts'
import { readArchive } from './archive.ts'
import type { Contents } from './contents.ts'
import { BackupError, isOutOfSpace } from './error.ts'

/**
 * Restores a backup into an empty data folder. The file is read to its end and verified before anything is
 * written; no server can use the folder before all of it is on the disk. A folder that an interrupted restore
 * left is restored again.
 *
 * @throws BackupError when the folder is in use or not empty, or the file is no sound backup
 */
export async function restoreBackup(file: string, dataDir: string): Promise<Contents> {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist`)
  requireFree(dataDir)
  const contents = await readArchive(file)
  const existed = existsSync(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lock(dataDir)
  try {
    requireEmpty(dataDir)
    clear(dataDir)
    mkdirSync(restoringOf(dataDir), { mode: 0o700 })
    syncToDisk(dataDir)
    await unpack(file, restoringOf(dataDir))
    check(file, restoringOf(dataDir))
    moveUp(dataDir)
    return contents
  } catch (error) {
    clear(dataDir)
    if (!existed) rmSync(dataDir, { recursive: true, force: true })
    if (isOutOfSpace(error)) {
      throw new BackupError(`There is no space left in DATA_DIR ${dataDir}`, { cause: error })
    }
    throw error
  } finally {
    unlock()
  }
}

/** Files that a restore writes into a data folder. */
const OWN = new Set<string>([
  MANIFEST,
  ...LOOSE,
  ...Object.values(PARTS).map(({ secret }) => secret.path.split('/')[0] ?? ''),
])

function requireFree(dataDir: string): void {
  if (!existsSync(dataDir)) return
  if (existsSync(lockOf(dataDir))) lock(dataDir)()
  requireEmpty(dataDir)
}

function requireEmpty(dataDir: string): void {
  const others = readdirSync(dataDir).filter((name) => join(dataDir, name) !== lockOf(dataDir))
  if (others.length === 0 || isRestoring(dataDir)) return
  throw new BackupError(
    `DATA_DIR ${dataDir} is not empty: move it away first (mv ${dataDir} ${dataDir}.old)`,
  )
}

function lock(dataDir: string): () => void {
  try {
    return takeLock(lockOf(dataDir))
  } catch (cause) {
    throw new BackupError(`DATA_DIR ${dataDir} is in use by a server, or another restore`, {
      cause,
    })
  }
}

/** Removes what an interrupted restore left; only where there was one. */
function clear(dataDir: string): void {
  if (!isRestoring(dataDir)) return
  for (const name of OWN) rmSync(join(dataDir, name), { recursive: true, force: true })
  rmSync(restoringOf(dataDir), { recursive: true, force: true })
}

async function unpack(file: string, folder: string): Promise<void> {
  const folders = new Set([folder])
  await readArchive(file, async (path, content) => {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
    for (let made = dirname(target); made !== folder; made = dirname(made)) folders.add(made)
    const handle = await open(target, 'wx', 0o600)
    await writeAll(handle, content).finally(() => handle.close())
  })
  for (const made of folders) syncToDisk(made)
}

async function writeAll(handle: FileHandle, content: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of content) await handle.writeFile(chunk)
  await handle.sync()
}

/** The databases carry the id of their folder, too. */
function check(file: string, folder: string): void {
  try {
    checkDataFolder(folder, readManifest(folder)?.complete ?? [], { thorough: true })
  } catch (error) {
    if (!(error instanceof DataProblem)) throw error
    throw new BackupError(`${file} cannot be used: ${error.problem}`, { cause: error })
  }
}

/** The folder that says "unfinished" goes last, and with it the restore is done. */
function moveUp(dataDir: string): void {
  const restoring = restoringOf(dataDir)
  for (const name of readdirSync(restoring)) renameSync(join(restoring, name), join(dataDir, name))
  syncToDisk(dataDir)
  rmdirSync(restoring)
  syncToDisk(dataDir)
}
