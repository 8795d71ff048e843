import { randomUUID } from 'node:crypto'
import { type Database, openForServer } from '../../kit/database.ts'
import { STORAGE } from './schema.ts'

/** A file as it is found under its name; its bytes are in the file `version`. */
export interface StoredObject {
  id: string
  bucket: string
  name: string
  ownerId: string | null
  version: string
  /** Bytes. */
  size: number
  mimeType: string
  /** As sent with the file: `max-age=3600`, `no-cache`. */
  cacheControl: string
  userMetadata: Record<string, unknown> | null
  /** ISO 8601, as is `updatedAt`. */
  createdAt: string
  updatedAt: string
}

export type NewObject = Omit<StoredObject, 'id' | 'createdAt' | 'updatedAt'>

export type ObjectRow = Record<
  | 'id'
  | 'bucket_id'
  | 'name'
  | 'version'
  | 'mime_type'
  | 'cache_control'
  | 'created_at'
  | 'updated_at',
  string
> & { size: number; owner_id: string | null; user_metadata: string | null }

/** Opens the database of the storage; one server at a time, as its files are swept at start. */
export function openObjectStore(path: string): Database {
  return openForServer(path, STORAGE)
}

export type Objects = ReturnType<typeof createObjects>

/** The rows of the objects. Group what belongs together with `transact`. */
export function createObjects({ db, transact }: Database, now: () => number) {
  const byName = db.prepare('SELECT * FROM objects WHERE bucket_id = ? AND name = ?')
  const insert = db.prepare('INSERT INTO objects VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const replace = db.prepare(
    `UPDATE objects SET owner_id = ?, version = ?, size = ?, mime_type = ?, cache_control = ?,
       user_metadata = ?, updated_at = ? WHERE id = ?`,
  )
  const rename = db.prepare(
    'UPDATE objects SET bucket_id = ?, name = ?, owner_id = ?, updated_at = ? WHERE id = ?',
  )
  const remove = db.prepare('DELETE FROM objects WHERE id = ?')
  const versions = db.prepare('SELECT id, version FROM objects')
  const addRemoval = db.prepare('INSERT OR IGNORE INTO removals VALUES (?)')
  const removals = db.prepare('SELECT version FROM removals')
  const forget = db.prepare('DELETE FROM removals WHERE version = ?')
  const timestamp = () => new Date(now()).toISOString()

  function find(bucket: string, name: string): StoredObject | null {
    const row = byName.get(bucket, name) as ObjectRow | undefined
    return row ? toObject(row) : null
  }

  return {
    find,

    /** Inserts the object, or replaces what is stored under its name, whose bytes are to go then. */
    put(object: NewObject): StoredObject {
      const { bucket, name, ownerId, version, size, mimeType, cacheControl } = object
      const userMetadata = object.userMetadata && JSON.stringify(object.userMetadata)
      const content = [ownerId, version, size, mimeType, cacheControl, userMetadata] as const
      const existing = find(bucket, name)
      if (existing) {
        replace.run(...content, timestamp(), existing.id)
        addRemoval.run(existing.version)
      } else insert.run(randomUUID(), bucket, name, ...content, timestamp(), timestamp())
      return find(bucket, name) as StoredObject
    },

    rename(object: StoredObject, bucket: string, name: string, ownerId: string | null): void {
      rename.run(bucket, name, ownerId, timestamp(), object.id)
    },
    /** Removes the object; its bytes are to go then. */
    remove({ id, version }: StoredObject): void {
      remove.run(id)
      addRemoval.run(version)
    },
    versions: () => versions.all() as { id: string; version: string }[],
    /** The versions whose bytes are to go. */
    removals: (): string[] => removals.all().map(({ version }) => String(version)),
    /** The bytes of those versions are gone. */
    forget(versions: string[]): void {
      if (versions.length === 0) return
      transact(() => {
        for (const version of versions) forget.run(version)
      })
    },
  }
}

export function toObject(row: ObjectRow): StoredObject {
  return {
    id: row.id,
    bucket: row.bucket_id,
    name: row.name,
    ownerId: row.owner_id,
    version: row.version,
    size: row.size,
    mimeType: row.mime_type,
    cacheControl: row.cache_control,
    userMetadata: row.user_metadata === null ? null : JSON.parse(row.user_metadata),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
