import { join } from 'node:path'
import { openRateLimits } from '../../embedded/kit/rate-limiter.ts'

export type RequestLimits = ReturnType<typeof openRequestLimits>

/**
 * Rate limits of one visitor for expensive requests; they survive a restart. They are far above
 * normal use, even of a class behind one address: the fair queue (`fair-queue.ts`) shares the
 * capacity, these limits bound the total work of one visitor. Cached pages and files are not
 * counted.
 *
 * @param log called when the limits cannot be written
 */
export function openRequestLimits(dataDir: string, log: (message: string, error: unknown) => void) {
  const limits = openRateLimits({ path: join(dataDir, 'front-door.sqlite'), log })
  return {
    /** Pages and data that have to be made. */
    renders: limits.limit('renders', { points: 1200, seconds: 60 }),
    /** Writes to the site: forms, log-ins, changes. */
    writes: limits.limit('writes', { points: 300, seconds: 60 }),
    /** Forms of visitors, which the captain is to read: a class behind one address sends its own at once. */
    forms: limits.limit('forms', { points: 30, seconds: 600 }),
    /** WebSocket handshakes. */
    upgrades: limits.limit('upgrades', { points: 300, seconds: 60 }),
    close: () => limits.close(),
  }
}
