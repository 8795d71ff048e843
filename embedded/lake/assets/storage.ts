import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull } from '../../kit/full-disk.ts'
import { openQuarantine } from '../../kit/quarantine.ts'
import type { Space } from '../../kit/space.ts'
import { AssetError } from './errors.ts'
import type { AssetKind } from './names.ts'

export interface ReceivedFile {
  path: string
  sha1: string
  size: number
}
/** Retention of the original of a deleted asset, in days. */
const RETENTION_DAYS = 30

export type Storage = ReturnType<typeof openStorage>

/**
 * The originals, content-addressed: `<folder>/images/<name>` and `<folder>/files/<name>`. Uploads
 * arrive in `<folder>/incoming`, whose leftovers (of uploads that a crash interrupted) are removed.
 * Deleted originals stay in `<folder>/quarantine` for 30 days.
 */
export function openStorage(folder: string, space: Space) {
  const incoming = join(folder, 'incoming')
  rmSync(incoming, { recursive: true, force: true })
  for (const name of ['incoming', 'images', 'files']) {
    mkdirSync(join(folder, name), { recursive: true })
  }
  const aside = openQuarantine(join(folder, 'quarantine'))
  aside.expire(RETENTION_DAYS)
  const pathOf = (kind: AssetKind, name: string) => join(folder, kind, name)

  return {
    pathOf,

    /**
     * Writes a stream to a temporary file on disk (synced), hashing it on the way. Nothing is left
     * behind when it fails. @throws AssetError 413 over `limit` bytes, 400 when empty or
     * interrupted, 507 when the disk has no room
     */
    async receive(body: ReadableStream<Uint8Array>, limit: number): Promise<ReceivedFile> {
      const path = join(incoming, randomUUID())
      const file = await open(path, 'wx')
      try {
        const received = await write(body, file, limit, space)
        await file.sync()
        await file.close()
        return { path, ...received }
      } catch (cause) {
        await file.close()
        await rm(path, { force: true })
        if (cause instanceof AssetError) throw cause
        if (isDiskFull(cause)) {
          throw new AssetError(507, 'There is no space left for this file', { cause })
        }
        throw new AssetError(400, 'The upload was interrupted', { cause })
      }
    },

    /** Gives a received file its final name, for good: on disk when this resolves. */
    async commit(received: ReceivedFile, kind: AssetKind, name: string): Promise<void> {
      await rename(received.path, pathOf(kind, name))
      const directory = await open(join(folder, kind))
      await directory.sync().finally(() => directory.close())
    },

    discard: (received: ReceivedFile) => rm(received.path, { force: true }),

    /** At once, so that what is deleted and made again in the same moment is not lost. */
    putAside(kind: AssetKind, name: string): void {
      aside.expire(RETENTION_DAYS)
      if (existsSync(pathOf(kind, name))) aside.take(pathOf(kind, name))
    },

    bringBack(kind: AssetKind, name: string): void {
      if (!existsSync(pathOf(kind, name))) aside.giveBack(pathOf(kind, name))
    },

    /** The size of a stored original in bytes; `null` when there is none of that name. */
    async sizeOf(kind: AssetKind, name: string): Promise<number | null> {
      const found = await stat(pathOf(kind, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return found?.size ?? null
    },
  }
}

async function write(
  body: ReadableStream<Uint8Array>,
  file: FileHandle,
  limit: number,
  space: Space,
) {
  const hash = createHash('sha1')
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > limit) {
      throw new AssetError(413, `The upload is larger than the limit of ${limit / 1e6} MB`)
    }
    space.require(chunk.byteLength)
    hash.update(chunk)
    await file.writeFile(chunk)
  }
  if (size === 0) throw new AssetError(400, 'The upload is empty')
  return { sha1: hash.digest('hex'), size }
}
