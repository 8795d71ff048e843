/**
 * Keeps what is costly to draw: each key is drawn once, one after another (drawing takes a whole
 * processor), and the `most` used last stay. What failed is tried again when it is next asked for.
 */
export function createDrawnOnce<Drawn>(most: number) {
  const kept = new Map<string, Promise<Drawn>>()
  let last: Promise<unknown> = Promise.resolve()

  return (key: string, draw: () => Promise<Drawn>): Promise<Drawn> => {
    let drawn = kept.get(key)
    if (!drawn) {
      drawn = last.then(draw, draw)
      last = drawn
      drawn.catch(() => kept.delete(key))
    }
    kept.delete(key)
    kept.set(key, drawn)
    const oldest = kept.size > most ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return drawn
  }
}
