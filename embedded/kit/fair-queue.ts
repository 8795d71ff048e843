import { createRoundRobin } from './round-robin.ts'

/** A task was rejected: the queue is full, or its wait was too long. */
export class QueueRefusal extends Error {
  override name = 'QueueRefusal'
  /** True when the client itself has reached its limit of queued tasks. */
  readonly greedy: boolean
  /** Retry delay (s). */
  readonly retryAfter: number

  constructor(greedy: boolean, retryAfter: number) {
    super(greedy ? 'Too much is asked for at once' : 'Too much to do')
    this.greedy = greedy
    this.retryAfter = retryAfter
  }
}

export interface FairQueueOptions {
  /** Tasks that run at once. */
  active: number
  /** Tasks of one key that wait at most. */
  waitingPerKey: number
  /** Tasks that wait at most, in all. */
  waiting: number
  /** Timeout of a waiting task (ms). */
  timeoutMs: number
}

export interface Turn {
  /** Key of the client: the keys are served in turn, however many tasks one has. */
  key: string
  /** Aborted when the result is not needed any more: a waiting task never begins. */
  signal?: AbortSignal
}

export type FairQueue = ReturnType<typeof createFairQueue>

interface Waiting {
  begin(): void
}

/**
 * Bounds concurrent work and serves the keys in turn (round robin), so that a client with many
 * requests delays only itself.
 */
export function createFairQueue({ active, waitingPerKey, waiting, timeoutMs }: FairQueueOptions) {
  const line = createRoundRobin<Waiting>()
  let running = 0

  function release() {
    const waiter = line.shift()
    if (waiter) waiter.begin()
    else running--
  }

  function waitInLine({ key, signal }: Turn): Promise<void> {
    const isGreedy = line.lengthOf(key) >= waitingPerKey
    if (isGreedy || line.size >= waiting) throw new QueueRefusal(isGreedy, timeoutMs / 1000)
    return new Promise((resolve, reject) => {
      const leave = (reason: unknown) => {
        if (!line.delete(key, waiter)) return
        end()
        reject(reason)
      }
      const onAbort = () => leave(signal?.reason)
      const timer = setTimeout(() => leave(new QueueRefusal(false, timeoutMs / 1000)), timeoutMs)
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      }
      const waiter = {
        begin() {
          end()
          resolve()
        },
      }
      signal?.addEventListener('abort', onAbort)
      line.push(key, waiter)
    })
  }

  return {
    /** Number of waiting turns. */
    get waiting() {
      return line.size
    },

    /**
     * Runs a task when it is its key's turn.
     *
     * @throws QueueRefusal when it finds no place or waits too long; the signal's reason when aborted
     */
    async run<T>(turn: Turn, task: () => Promise<T>): Promise<T> {
      turn.signal?.throwIfAborted()
      if (running < active) running++
      else await waitInLine(turn)
      try {
        return await task()
      } finally {
        release()
      }
    },
  }
}
