import type { Database } from '../../kit/database.ts'
import type { Bucket, MemberQuota } from './buckets.ts'
import { quotaExceeded, tooManyUploads } from './errors.ts'
import { hasRole, type Identity } from './policies.ts'
import { UPLOAD_LIFETIME_MS } from './uploads.ts'

/** The used part of a member's quota: stored, announced, and on its way. */
export interface Usage {
  bytes: number
  objects: number
}

/** Bytes that are held for an upload on its way, until they are stored or not. */
export interface Reservation {
  bytes: number
  release(): void
}

/** Far more than any client sends at once. */
const UPLOADS_AT_ONCE = 24
const NOTHING: Reservation = { bytes: Number.POSITIVE_INFINITY, release: () => {} }

export type Quota = ReturnType<typeof createQuota>

/**
 * Storage quota of a member over the buckets that share it. A resumable upload counts as a whole
 * from its creation on, a single-request upload while it arrives: uploads at the same time cannot
 * both take the last bytes. Exempt roles and the service key have no quota.
 */
export function createQuota({ db }: Database, now: () => number) {
  const stored = db.prepare(
    `WITH buckets AS (SELECT value FROM json_each(:buckets))
     SELECT sum(bytes) AS bytes, sum(objects) AS objects FROM (
       SELECT sum(size) AS bytes, count(*) AS objects FROM objects
         WHERE owner_id = :owner AND bucket_id IN buckets
       UNION ALL SELECT sum(size), count(*) FROM uploads
         WHERE owner_id = :owner AND bucket_id IN buckets AND created_at >= :oldest)`,
  )
  /** Held in this process, by member and quota; and how many uploads arrive, by member. */
  const held = new Map<string, Usage>()
  const arriving = new Map<string, number>()

  const keyOf = (owner: string, { buckets }: MemberQuota) => `${owner}/${buckets.join()}`

  function usage(owner: string, quota: MemberQuota): Usage {
    const oldest = now() - UPLOAD_LIFETIME_MS
    const row = stored.get({ owner, buckets: JSON.stringify(quota.buckets), oldest })
    const inMemory = held.get(keyOf(owner, quota))
    return {
      bytes: Number(row?.bytes) + (inMemory?.bytes ?? 0),
      objects: Number(row?.objects) + (inMemory?.objects ?? 0),
    }
  }

  /** Holds so many bytes, which the caller has checked. */
  function hold(identity: Identity, { quota }: Bucket, bytes: number): Reservation {
    if (identity.kind !== 'member' || !quota) return NOTHING
    const key = keyOf(identity.id, quota)
    const add = (sign: 1 | -1) => {
      const before = held.get(key) ?? { bytes: 0, objects: 0 }
      const after = { bytes: before.bytes + sign * bytes, objects: before.objects + sign }
      if (after.objects === 0) held.delete(key)
      else held.set(key, after)
    }
    add(1)
    return { bytes, release: () => add(-1) }
  }

  /**
   * @param replaced the bytes that go when this is stored; null when nothing does
   * @returns how many bytes are left for the member
   * @throws StorageError 413 when there is no room for so many
   */
  function check(identity: Identity, { quota }: Bucket, bytes: number, replaced: number | null) {
    if (identity.kind !== 'member' || !quota || hasRole(identity, quota.exemptRoles)) {
      return Number.POSITIVE_INFINITY
    }
    const used = usage(identity.id, quota)
    const left = quota.bytes - used.bytes + (replaced ?? 0)
    const objects = used.objects + (replaced === null ? 1 : 0)
    if (bytes > left || objects > quota.objects) throw quotaExceeded()
    return left
  }

  return {
    hold,
    check,

    /**
     * Reserves the bytes of an upload; without a declared size, all that are left, up to `most`.
     * @throws StorageError 413
     */
    reserve(
      identity: Identity,
      bucket: Bucket,
      {
        announced,
        most,
        replaced,
      }: { announced: number | null; most: number; replaced: number | null },
    ): Reservation {
      const left = check(identity, bucket, announced ?? 1, replaced)
      return hold(identity, bucket, announced ?? Math.min(left, most))
    },

    /** Runs one of a member's uploads while its bytes arrive. @throws StorageError 429 */
    async arriving<T>(owner: string | null, work: () => Promise<T>): Promise<T> {
      if (owner === null) return work()
      const count = arriving.get(owner) ?? 0
      if (count >= UPLOADS_AT_ONCE) throw tooManyUploads()
      arriving.set(owner, count + 1)
      try {
        return await work()
      } finally {
        const rest = (arriving.get(owner) ?? 1) - 1
        if (rest === 0) arriving.delete(owner)
        else arriving.set(owner, rest)
      }
    },
  }
}
