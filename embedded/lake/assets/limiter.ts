import { AssetError } from './errors.ts'

/**
 * Bounds how much runs at once: `active` tasks run, up to `waiting` more queue in order.
 * @throws AssetError 503 when the queue is full.
 */
export function createLimiter(active: number, waiting: number) {
  let running = 0
  const queue: Array<() => void> = []

  return async function limit<T>(task: () => Promise<T>): Promise<T> {
    if (running < active) running++
    else if (queue.length >= waiting) throw new AssetError(503, 'Too many images are being made')
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await task()
    } finally {
      // A finished task hands its place straight to the next in line, so `running` stays true.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
