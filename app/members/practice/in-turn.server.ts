const last = new Map<string, Promise<unknown>>()

/** Runs tasks of one key in sequence, whether the one before has succeeded or failed. */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
  last.set(key, turn)
  const leave = () => {
    if (last.get(key) === turn) last.delete(key)
  }
  turn.then(leave, leave)
  return turn
}
