import type { Database } from '../../kit/database.ts'

/** Lifetime of a resumable upload, ms. Supabase's time. */
export const UPLOAD_LIFETIME_MS = 24 * 60 * 60 * 1000

/** An upload that arrives in pieces; its bytes so far are in `incoming/<id>`. */
export interface PendingUpload {
  id: string
  bucket: string
  name: string
  ownerId: string | null
  /** Bytes, when it is complete. */
  size: number
  upsert: boolean
  /** The client's description of the file when it began, by TUS's `Upload-Metadata`. */
  metadata: Record<string, string | null>
  /** Unix time in milliseconds. */
  createdAt: number
}

export type Uploads = ReturnType<typeof createUploads>

/** The uploads that were begun and are not complete. */
export function createUploads({ db, transact }: Database, now: () => number) {
  const insert = db.prepare('INSERT INTO uploads VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const byId = db.prepare('SELECT * FROM uploads WHERE id = ? AND created_at >= ?')
  const remove = db.prepare('DELETE FROM uploads WHERE id = ?')
  const expired = db.prepare('DELETE FROM uploads WHERE created_at < ? RETURNING id')
  const all = db.prepare('SELECT id FROM uploads')
  const oldest = () => now() - UPLOAD_LIFETIME_MS
  const idsOf = (rows: Record<string, unknown>[]) => rows.map(({ id }) => String(id))

  return {
    add(upload: Omit<PendingUpload, 'createdAt'>): void {
      const { id, bucket, name, ownerId, size, upsert, metadata } = upload
      const given = JSON.stringify(metadata)
      transact(() => insert.run(id, bucket, name, ownerId, size, Number(upsert), given, now()))
    },

    find(id: string): PendingUpload | null {
      const row = byId.get(id, oldest())
      if (!row) return null
      return {
        id,
        bucket: String(row.bucket_id),
        name: String(row.name),
        ownerId: row.owner_id === null ? null : String(row.owner_id),
        size: Number(row.size),
        upsert: row.upsert === 1,
        metadata: JSON.parse(String(row.metadata)),
        createdAt: Number(row.created_at),
      }
    },

    remove: (id: string): void => void transact(() => remove.run(id)),
    ids: (): string[] => idsOf(all.all()),
    /** @returns the ids of those that may not be resumed any more */
    removeExpired: (): string[] => transact(() => idsOf(expired.all(oldest()))),
  }
}
