import type { Stats } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Files } from './files.ts'
import type { Quota } from './quota.ts'
import { release } from './release.ts'
import type { Uploads } from './uploads.ts'

/**
 * Uploads on their way, as the TUS server keeps them: the bytes in `incoming`, what is known of them in
 * the database. How far an upload has come is the size of its file, which is never wrong.
 */
export class TusStore extends DataStore {
  readonly #files: Files
  readonly #uploads: Uploads
  readonly #quota: Quota

  constructor(files: Files, uploads: Uploads, quota: Quota) {
    super()
    this.#files = files
    this.#uploads = uploads
    this.#quota = quota
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  /** The upload was authorized before its row was written. */
  override async create(upload: Upload): Promise<Upload> {
    const file = await open(this.#files.incomingPath(upload.id), 'wx', 0o600)
    await file.close()
    return upload
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const owner = this.#uploads.find(id)?.ownerId ?? null
    return this.#quota.arriving(owner, async () => {
      const file = await open(this.#files.incomingPath(id), 'r+')
      let position = offset
      try {
        for await (const chunk of source) {
          this.#files.require(chunk.length)
          await file.write(chunk, 0, chunk.length, position)
          position += chunk.length
          release(chunk)
        }
      } finally {
        await file.close()
      }
      return position
    })
  }

  override async getUpload(id: string): Promise<Upload> {
    const pending = this.#uploads.find(id)
    const file = pending && (await statIfPresent(this.#files.incomingPath(id)))
    if (!pending || !file) throw ERRORS.FILE_NOT_FOUND
    return new Upload({
      id,
      size: pending.size,
      offset: file.size,
      metadata: pending.metadata,
      creation_date: new Date(pending.createdAt).toISOString(),
    })
  }

  override async remove(id: string): Promise<void> {
    if (!this.#uploads.find(id)) throw ERRORS.FILE_NOT_FOUND
    this.#uploads.remove(id)
    await this.#files.discard(this.#files.incomingPath(id))
  }
}

async function statIfPresent(path: string): Promise<Stats | null> {
  return stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
