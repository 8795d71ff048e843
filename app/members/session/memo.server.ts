import { createHash } from 'node:crypto'

type Options<T> = {
  /** How long a value is kept, counted from when it arrived. */
  ttlMs: number
  /** Most entries kept; the oldest go first. */
  max: number
  /** Values for which this is false are not kept. */
  keep: (value: T) => boolean
}

/**
 * Remembers what was loaded for a secret key, for a short while. Callers that ask while a load is
 * under way share it. Keys are kept hashed.
 */
export function createMemo<T>({ ttlMs, max, keep }: Options<T>) {
  const entries = new Map<string, { value: Promise<T>; goodUntil: number }>()

  return {
    get(secret: string, load: () => Promise<T>): Promise<T> {
      const key = hash(secret)
      const known = entries.get(key)
      if (known && known.goodUntil > Date.now()) return known.value

      const entry = { value: load(), goodUntil: Number.POSITIVE_INFINITY }
      entries.delete(key)
      entries.set(key, entry)
      const drop = () => {
        if (entries.get(key) === entry) entries.delete(key)
      }
      entry.value.then((value) => {
        entry.goodUntil = Date.now() + ttlMs
        if (!keep(value)) drop()
      }, drop)
      const [oldest] = entries.keys()
      if (entries.size > max && oldest !== undefined) entries.delete(oldest)
      return entry.value
    },

    forget(secret: string): void {
      entries.delete(hash(secret))
    },
  }
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64')
}
