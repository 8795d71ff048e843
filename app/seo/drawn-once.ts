import { LRUCache } from 'lru-cache'

/**
 * Caches what is costly to draw: each key is drawn once, one after another (drawing takes a whole
 * processor), and the `max` used last stay. A failed drawing is tried again at the next request.
 */
export function createDrawnOnce<Drawn>(max: number) {
  const cache = new LRUCache<string, Promise<Drawn>>({ max })
  let last: Promise<unknown> = Promise.resolve()

  return (key: string, draw: () => Promise<Drawn>): Promise<Drawn> => {
    const cached = cache.get(key)
    if (cached) return cached
    const drawn = last.then(draw, draw)
    last = drawn
    cache.set(key, drawn)
    drawn.catch(() => cache.delete(key))
    return drawn
  }
}
