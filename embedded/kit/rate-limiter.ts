import { LRUCache } from 'lru-cache'
import type { Log } from './log.ts'
import { openBuckets } from './rate-limiter-store.ts'

/** `points` tries at once; used up, they come back one by one within `seconds`. */
export interface Limit {
  points: number
  seconds: number
}

export interface RateLimiter {
  /**
   * Takes a try, when there is one.
   * @returns 0 when it was taken, otherwise the time until the next one (ms)
   */
  take(key: string): number
  /** The time until a try can be taken (ms); 0 when one can be. Takes none. */
  wait(key: string): number
  /** Refunds a try that was successful. */
  giveBack(key: string): void
}

export type RateLimits = ReturnType<typeof openRateLimits>

interface Options {
  /** The SQLite file in which buckets outlive the process; null keeps them in memory alone. */
  path: string | null
  /** Called when the file cannot be used: limits continue in memory. */
  log: Log
  /** Unix time in ms. */
  now?: () => number
  /** Maximum number of buckets; the longest unused are evicted first. */
  max?: number
}

const FLUSH_MS = 1000
/** Most buckets written at a time, so that a flood of new keys never holds the process up. */
const FLUSH_ROWS = 2000

/**
 * Rate limits that survive a restart. Each is a token bucket in the form of the generic cell rate
 * algorithm (ITU-T I.371): a key needs one number, the time at which its bucket is full again,
 * which is also when the key can be forgotten.
 *
 * The buckets are in memory, and what changed is written every second in one transaction: a request
 * costs no disk access, requests go on while the disk is full, and a crash loses one second of
 * tries.
 */
export function openRateLimits({ path, log, now = Date.now, max = 50_000 }: Options) {
  const store = path === null ? null : openBuckets(path, log)
  const changed = new Set<string>()
  const fullAt = new LRUCache<string, number>({
    max,
    // Forgotten before it was written: nothing is left to write.
    dispose: (_, key, reason) => void (reason === 'evict' && changed.delete(key)),
  })
  for (const [key, at] of store?.load(now(), max) ?? []) fullAt.set(key, at)

  function put(key: string, at: number) {
    fullAt.set(key, at)
    if (store) changed.add(key)
  }

  function flush(rows = FLUSH_ROWS) {
    if (!store || changed.size === 0) return
    const keys = [...changed].slice(0, rows)
    const saved = store.save(
      keys.map((key) => [key, fullAt.peek(key) ?? 0] as const),
      now(),
      max,
    )
    if (saved) for (const key of keys) changed.delete(key)
  }

  const timer = setInterval(flush, FLUSH_MS)
  timer.unref()

  return {
    /** @param name keeps the keys of this limit apart from those of others */
    limit(name: string, { points, seconds }: Limit): RateLimiter {
      const capacity = seconds * 1000
      const perPoint = capacity / points
      const keyOf = (key: string) => `${name} ${key}`
      const base = (key: string) => {
        const at = fullAt.get(keyOf(key)) ?? 0
        // Emptier than empty: the clock was set back. Tries are forgiven rather than locked for long.
        return at > now() + capacity + 1000 ? now() : Math.max(at, now())
      }
      // Whole milliseconds: sums of fractions are a little more than they should be.
      const wait = (key: string) => Math.max(0, Math.floor(base(key) + perPoint - capacity - now()))
      return {
        wait,
        take(key) {
          const left = wait(key)
          if (left === 0) put(keyOf(key), base(key) + perPoint)
          return left
        },
        giveBack: (key) => put(keyOf(key), base(key) - perPoint),
      }
    },

    /** Flushes pending changes, and closes. */
    close(): void {
      clearInterval(timer)
      flush(max)
      store?.close()
    },
  }
}
