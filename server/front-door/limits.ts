import { join } from 'node:path'
import { openRateLimits } from '../../embedded/kit/rate-limiter.ts'

export type DoorLimits = ReturnType<typeof openDoorLimits>

/**
 * How often one visitor may ask for what costs something; what is used up stays used across a
 * restart. Far above what people do, and a class behind one address: fair turns (`fair-queue.ts`)
 * keep the school running, these keep one visitor from having it work without end. Kept pages and
 * files are not counted.
 *
 * @param log told when the limits cannot be written
 */
export function openDoorLimits(dataDir: string, log: (message: string, error: unknown) => void) {
  const limits = openRateLimits({ path: join(dataDir, 'front-door.sqlite'), log })
  return {
    /** Pages and data that have to be made. */
    renders: limits.limit('renders', { points: 1200, seconds: 60 }),
    /** What is sent to the site: forms, log-ins, changes. */
    writes: limits.limit('writes', { points: 300, seconds: 60 }),
    /** Forms of visitors, which somebody is to read: a class behind one address sends its own at once. */
    forms: limits.limit('forms', { points: 30, seconds: 600 }),
    /** WebSocket handshakes. */
    upgrades: limits.limit('upgrades', { points: 300, seconds: 60 }),
    close: () => limits.close(),
  }
}
