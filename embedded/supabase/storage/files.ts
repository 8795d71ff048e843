import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { link, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

export type Files = ReturnType<typeof openFiles>

/**
 * The bytes of the objects: `<folder>/objects/<version>`, written once and never changed, and
 * `<folder>/incoming/<id>`, what is on its way.
 */
export function openFiles(folder: string) {
  const incoming = join(folder, 'incoming')
  const objects = join(folder, 'objects')
  for (const path of [incoming, objects]) mkdirSync(path, { recursive: true, mode: 0o700 })
  const pathOf = (version: string) => join(objects, version)

  /** A new name is on disk only when its folder is. */
  async function syncFolder() {
    const handle = await open(objects)
    await handle.sync().finally(() => handle.close())
  }

  return {
    pathOf,
    incomingPath: (id: string) => join(incoming, id),
    newIncomingPath: () => join(incoming, randomUUID()),

    /** Keeps a received file, whose bytes are on disk, for good. @returns its version */
    async keep(path: string): Promise<string> {
      const version = randomUUID()
      await rename(path, pathOf(version))
      await syncFolder()
      return version
    },

    /** The same bytes under another version: they never change, so both share them. */
    async copy(version: string): Promise<string> {
      const copy = randomUUID()
      await link(pathOf(version), pathOf(copy))
      await syncFolder()
      return copy
    },

    remove: (version: string): Promise<void> => rm(pathOf(version), { force: true }),
    discard: (path: string): Promise<void> => rm(path, { force: true }),
    /** The same, at once: for start, before anything is served. */
    discardNow: (path: string): void => rmSync(path, { force: true }),

    listVersions: (): string[] => readdirSync(objects),
    listIncoming: (): string[] => readdirSync(incoming),
  }
}
