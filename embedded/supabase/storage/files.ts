import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { link, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Space } from '../../kit/space.ts'

export type Files = ReturnType<typeof openFiles>

/** Suffix of a file that arrives in one request: it cannot be resumed after a crash. */
const IN_ONE = '.part'

/**
 * The bytes of the objects: `<folder>/objects/<version>`, written once and never changed, and
 * `<folder>/incoming/<id>`, what is on its way.
 */
export function openFiles(folder: string, space: Space) {
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
    folder: objects,
    /** Checks that there is room for so many bytes. @throws OutOfSpace */
    require: (bytes: number): void => space.require(bytes),
    pathOf,
    incomingPath: (id: string) => join(incoming, id),
    newIncomingPath: () => join(incoming, `${randomUUID()}${IN_ONE}`),
    isInOne: (id: string): boolean => id.endsWith(IN_ONE),

    /** Stores a received file, whose bytes are on disk, permanently. @returns its version */
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

    has: (version: string): boolean => existsSync(pathOf(version)),
    remove: (version: string): Promise<void> => rm(pathOf(version), { force: true }),
    discard: (path: string): Promise<void> => rm(path, { force: true }),
    /** The same, at once: for the sweep, while nothing uses it. */
    discardNow: (path: string): void => rmSync(path, { force: true }),

    listVersions: (): string[] => readdirSync(objects),
    listIncoming: (): string[] => readdirSync(incoming),
  }
}
