import { existsSync, statSync } from 'node:fs'
import { isDiskFull } from '../../kit/full-disk.ts'
import type { Log } from '../../kit/log.ts'
import { openQuarantine } from '../../kit/quarantine.ts'
import type { Files } from './files.ts'
import type { Objects } from './objects.ts'
import type { Uploads } from './uploads.ts'

interface Parts {
  files: Files
  objects: Objects
  uploads: Uploads
}
type Options = Parts & {
  /** Folder for files that no row names. */
  quarantine: string
  log: Log
}

/** A crash may leave as many files without a row: those that were arriving just then. */
const FEW = 32

/**
 * Requires the index of existing files: a new one would name none of them.
 *
 * @param index the path of `storage.sqlite`
 * @throws Error when there is none
 */
export function requireIndex(index: string, files: Files): void {
  const count = files.listVersions().length
  if (count === 0 || (existsSync(index) && statSync(index).size > 0)) return
  throw new Error(
    `storage.sqlite is missing, which names ${count} uploaded files. ${advice(files)}`,
  )
}

/**
 * Reconciles rows and files after a crash. Call at start, before uploads. It deletes only files
 * that a row marks as deleted. A file without a row is put into quarantine; a row whose bytes are
 * missing gets them back from there, or stays without.
 *
 * @throws Error when so many files lack a row that the index must be damaged
 */
export function sweepStorage({ files, objects, uploads, quarantine, log }: Options): void {
  const quarantined = openQuarantine(quarantine)
  const whenThereIsRoom = (work: () => void) => {
    try {
      work()
    } catch (error) {
      // It can wait; a start cannot.
      if (!isDiskFull(error)) throw error
      log('The sweep waits until there is room on the disk', error)
    }
  }
  const putAside = (path: string) => whenThereIsRoom(() => quarantined.take(path))
  const versions = objects.versions()
  const named = new Set([...versions.map(({ version }) => version), ...objects.removals()])
  const unnamed = files.listVersions().filter((version) => !named.has(version))
  if (unnamed.length > FEW + versions.length / 10) {
    const count = `${unnamed.length} of ${unnamed.length + versions.length}`
    throw new Error(`storage.sqlite does not name ${count} uploaded files. ${advice(files)}`)
  }
  for (const version of unnamed) {
    log(`No object has the file ${version}: it is moved to ${quarantine}`)
    putAside(files.pathOf(version))
  }
  for (const { id, version } of versions) {
    if (files.has(version)) continue
    const isBack = quarantined.giveBack(files.pathOf(version))
    log(`The file of object ${id} ${isBack ? 'is back from quarantine' : 'is missing'}`)
  }
  whenThereIsRoom(() => sweepExpired({ files, objects, uploads }))
  const waiting = new Set(uploads.ids())
  for (const id of files.listIncoming()) {
    const path = files.incomingPath(id)
    if (files.isInOne(id)) files.discardNow(path)
    else if (!waiting.has(id)) putAside(path)
  }
}

/** Removes uploads that were begun too long ago to be resumed, and the bytes that are to go. */
export function sweepExpired({ files, objects, uploads }: Parts): void {
  for (const id of uploads.removeExpired()) files.discardNow(files.incomingPath(id))
  const removals = objects.removals()
  for (const version of removals) files.discardNow(files.pathOf(version))
  objects.forget(removals)
}

function advice({ folder }: Files): string {
  return `Put the right one back (a backup holds it), or move ${folder} away to begin without them`
}
