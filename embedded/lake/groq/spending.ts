import { LRUCache } from 'lru-cache'

const MAX_KEYS = 10_000

/**
 * Processor time that each visitor may have spent: as much as `burstMs` at once, which comes back
 * with `share` of the time that passes (a leaky bucket).
 */
export function createSpending({ burstMs, share }: { burstMs: number; share: number }) {
  // A debt is stored as the time at which it is paid.
  const paidAt = new LRUCache<string, number>({ max: MAX_KEYS })
  const debt = (key: string, now: number) => Math.max(0, (paidAt.get(key) ?? 0) - now) * share
  return {
    /** Time until something may be spent again (ms); 0 for now. */
    wait: (key: string, now = performance.now()) => Math.max(0, debt(key, now) - burstMs) / share,
    spend(key: string, ms: number, now = performance.now()) {
      paidAt.set(key, now + (debt(key, now) + ms) / share)
    },
  }
}
