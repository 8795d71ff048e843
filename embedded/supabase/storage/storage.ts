import type { Database } from '../../kit/database.ts'
import { isDiskFull } from '../../kit/full-disk.ts'
import type { Log } from '../../kit/log.ts'
import { type Bucket, checkRules } from './buckets.ts'
import { accessDenied, alreadyExists, noSuchKey } from './errors.ts'
import type { Files } from './files.ts'
import { inspectFile } from './inspect.ts'
import type { Objects, StoredObject } from './objects.ts'
import { type Identity, may } from './policies.ts'
import type { Quota } from './quota.ts'
import type { Received } from './receive.ts'

interface Options {
  database: Database
  objects: Objects
  files: Files
  quota: Quota
  log: Log
}

export interface Place {
  bucket: Bucket
  name: string
}
export type Storage = ReturnType<typeof createStorage>

/**
 * Operations of members on objects, under the rules of `policies.ts`. Bytes are on disk before the row
 * that names them, and rows are gone before the bytes: what is found is always whole.
 */
export function createStorage({ database, objects, files, quota, log }: Options) {
  const { transact } = database
  /** The objects whose missing bytes have been logged. */
  const missing = new Set<string>()
  const pathOf = ({ bucket, name }: Place) => ({ bucket: bucket.id, name })

  /**
   * @throws StorageError 404 `NoSuchKey`, also when this reader may not read it, or its bytes are
   * missing: its row stays, and they may be restored
   */
  function find(identity: Identity, place: Place): StoredObject {
    const object = objects.find(place.bucket.id, place.name)
    if (!object || !may(identity, 'select', place)) throw noSuchKey()
    if (!files.has(object.version)) {
      if (!missing.has(object.id)) log(`The file of object ${object.id} is missing`)
      missing.add(object.id)
      throw noSuchKey()
    }
    return object
  }

  /** @throws StorageError 403 `AccessDenied`, 409 `ResourceAlreadyExists` */
  function checkWrite(identity: Identity, place: Place, upsert: boolean): void {
    if (!may(identity, 'insert', place)) throw accessDenied()
    if (!objects.find(place.bucket.id, place.name)) return
    if (!upsert) throw alreadyExists()
    if (!may(identity, 'update', place)) throw accessDenied()
  }

  /**
   * Stores the row of uploaded bytes, unless another upload was faster; bytes without a row are
   * removed.
   */
  async function name(
    identity: Identity,
    place: Place,
    upsert: boolean,
    content: Pick<StoredObject, 'version' | 'size' | 'mimeType' | 'cacheControl' | 'userMetadata'>,
  ): Promise<StoredObject> {
    const ownerId = ownerOf(identity)
    try {
      const { object, replaced } = transact(() => {
        checkWrite(identity, place, upsert)
        const before = objects.find(place.bucket.id, place.name)
        return { object: objects.put({ ...content, ...pathOf(place), ownerId }), replaced: before }
      })
      if (replaced) await files.remove(replaced.version)
      return object
    } catch (error) {
      await files.remove(content.version)
      throw error
    }
  }

  /**
   * Holds room in the member's quota for what is to be written there, see `Quota.reserve`.
   * @throws StorageError 413
   */
  function reserve(identity: Identity, { bucket, name }: Place, announced: number | null) {
    const before = objects.find(bucket.id, name)
    const replaced = before && before.ownerId === ownerOf(identity) ? before.size : null
    return quota.reserve(identity, bucket, { announced, most: bucket.fileSizeLimit, replaced })
  }

  return {
    find,
    checkWrite,
    reserve,

    /** Makes a received file an object. It is gone from `incoming` in any case. */
    async store(identity: Identity, place: Place, received: Received, upsert: boolean) {
      try {
        const mimeType = await inspectFile(received.path, place.bucket)
        const version = await files.keep(received.path)
        const { size, cacheControl, userMetadata } = received
        const content = { version, size, mimeType, cacheControl, userMetadata }
        return await name(identity, place, upsert, content)
      } catch (error) {
        await files.discard(received.path)
        throw error
      }
    },

    /** Removes the objects of these names that this identity may remove; returns those. */
    async remove(identity: Identity, bucket: Bucket, names: string[]): Promise<StoredObject[]> {
      const isAllowed = ({ name }: StoredObject) => {
        const place = { bucket, name }
        return may(identity, 'select', place) && may(identity, 'delete', place)
      }
      const allowed = () =>
        names.flatMap((name) => objects.find(bucket.id, name) ?? []).filter(isAllowed)
      const removeBytes = async (removed: StoredObject[]) => {
        for (const { version } of removed) await files.remove(version)
      }
      const removeRows = () =>
        transact(() => {
          const removed = allowed()
          for (const object of removed) objects.remove(object)
          return removed
        })
      try {
        const removed = removeRows()
        await removeBytes(removed)
        return removed
      } catch (error) {
        if (!isDiskFull(error)) throw error
        // The bytes are the room that their rows need to go.
        await removeBytes(allowed())
        return removeRows()
      }
    },

    /** @throws StorageError 404, 403, 409: an object of that name is never replaced */
    move(identity: Identity, from: Place, to: Place): StoredObject {
      return transact(() => {
        const object = find(identity, from)
        checkRules(object, to.bucket)
        if (!may(identity, 'update', from)) throw noSuchKey()
        checkWrite(identity, to, false)
        const isElsewhere = to.bucket.quota !== from.bucket.quota
        if (isElsewhere) quota.check(identity, to.bucket, object.size, null)
        objects.rename(object, to.bucket.id, to.name, ownerOf(identity) ?? object.ownerId)
        return object
      })
    },

    /** @throws StorageError 404, 403, 409 */
    async copy(identity: Identity, from: Place, to: Place, upsert: boolean): Promise<StoredObject> {
      const object = find(identity, from)
      const { version, ...content } = object
      checkRules(object, to.bucket)
      checkWrite(identity, to, upsert)
      const held = reserve(identity, to, object.size)
      try {
        return await name(identity, to, upsert, { ...content, version: await files.copy(version) })
      } finally {
        held.release()
      }
    },
  }
}

function ownerOf(identity: Identity): string | null {
  return identity.kind === 'member' ? identity.id : null
}
