/** A queue in which everybody waits for their turn: one item of each, then the next of each. */
export function createFairQueue<Item>() {
  // A Map keeps its keys in the order in which they came: the first is next.
  const waiting = new Map<string, Item[]>()
  let size = 0
  return {
    get size() {
      return size
    },
    push(key: string, item: Item) {
      const own = waiting.get(key)
      if (own) own.push(item)
      else waiting.set(key, [item])
      size++
    },
    shift(): Item | undefined {
      const [first] = waiting
      if (!first) return undefined
      const [key, [item, ...rest]] = first
      waiting.delete(key)
      if (rest.length > 0) waiting.set(key, rest)
      size--
      return item
    },
    lengthOf: (key: string) => waiting.get(key)?.length ?? 0,
  }
}
