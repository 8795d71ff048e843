import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type Options<T> = {
  /** Lifetime of a cached value (ms), counted from its arrival. */
  ttlMs: number
  /** Most entries; those used least recently go first. */
  max: number
  /** Values for which this is false are not cached. */
  keep: (value: T) => boolean
}

/**
 * Caches what was loaded for a secret key, for a short while. Concurrent callers share one load. Keys are
 * hashed.
 */
export function createMemo<T>({ ttlMs, max, keep }: Options<T>) {
  const cache = new LRUCache<string, Promise<T>>({ max, ttlResolution: 0, perf: Date })

  return {
    get(secret: string, load: () => Promise<T>): Promise<T> {
      const key = hash(secret)
      const cached = cache.get(key)
      if (cached) return cached

      const loading = load()
      cache.set(key, loading)
      const settle = (isCached: boolean) => {
        if (cache.peek(key) !== loading) return
        if (isCached) cache.set(key, loading, { ttl: ttlMs })
        else cache.delete(key)
      }
      loading.then(
        (value) => settle(keep(value)),
        () => settle(false),
      )
      return loading
    },
  }
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64')
}
