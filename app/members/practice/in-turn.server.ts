const last = new Map<string, Promise<unknown>>()

/** Does work of one key after that which was asked for before, be it done or failed. */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
  last.set(key, turn)
  const leave = () => {
    if (last.get(key) === turn) last.delete(key)
  }
  turn.then(leave, leave)
  return turn
}
