/**
 * Lets at most `running` jobs run at a time and `waiting` more wait for their turn.
 * `run` throws what `overflow` makes when the queue is full.
 */
export function createConcurrencyLimit(limits: {
  running: number
  waiting: number
  overflow: () => Error
}) {
  let running = 0
  const queue: (() => void)[] = []

  return async function run<T>(job: () => Promise<T>): Promise<T> {
    if (running < limits.running) running += 1
    else if (queue.length < limits.waiting) await new Promise<void>((turn) => queue.push(turn))
    else throw limits.overflow()
    try {
      return await job()
    } finally {
      // The place passes straight to the next in line, so `running` stays as it is.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
