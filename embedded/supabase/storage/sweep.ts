import type { Files } from './files.ts'
import type { Objects } from './objects.ts'
import type { Uploads } from './uploads.ts'

type Options = {
  files: Files
  objects: Objects
  uploads: Uploads
  log: (message: string, error: unknown) => void
}

/**
 * Brings rows and files together again, as they may be after a crash. Call at start, when nothing
 * is on its way: received files without an upload that may go on, bytes that no row names, and rows
 * whose bytes are gone (which is told, as nothing of ours does it).
 */
export function sweepStorage({ files, objects, uploads, log }: Options): void {
  sweepUploads({ files, uploads })
  const waiting = new Set(uploads.ids())
  for (const id of files.listIncoming()) {
    if (!waiting.has(id)) files.discardNow(files.incomingPath(id))
  }
  const present = new Set(files.listVersions())
  for (const { id, version } of objects.versions()) {
    if (present.delete(version)) continue
    log(`The file of object ${id} is missing: the object is removed`, null)
    objects.remove(id)
  }
  for (const version of present) files.discardNow(files.pathOf(version))
}

/** Removes uploads that were begun too long ago to be resumed. */
export function sweepUploads({ files, uploads }: Pick<Options, 'files' | 'uploads'>): void {
  for (const id of uploads.removeExpired()) files.discardNow(files.incomingPath(id))
}
