/** A queue in which every key has its turn: one item of each, then the next of each. */
export function createRoundRobin<Item>() {
  // A Map keeps its keys in the order in which they came: the first is next.
  const waiting = new Map<string, Set<Item>>()
  let size = 0

  return {
    /** Items of all keys. */
    get size() {
      return size
    },

    lengthOf: (key: string): number => waiting.get(key)?.size ?? 0,

    push(key: string, item: Item): void {
      const own = waiting.get(key)
      if (own) own.add(item)
      else waiting.set(key, new Set([item]))
      size++
    },

    /** Takes the first item of the key whose turn it is, which goes behind the others. */
    shift(): Item | undefined {
      for (const [key, own] of waiting) {
        waiting.delete(key)
        for (const item of own) {
          own.delete(item)
          if (own.size > 0) waiting.set(key, own)
          size--
          return item
        }
      }
      return undefined
    },

    /** @returns whether it was there */
    delete(key: string, item: Item): boolean {
      const own = waiting.get(key)
      if (!own?.delete(item)) return false
      if (own.size === 0) waiting.delete(key)
      size--
      return true
    },
  }
}
