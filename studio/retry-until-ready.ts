/** Reasons for holding requests back: the server does not respond, or the session has ended. */
export type ConnectionProblem = 'unreachable' | 'signed-out'

interface Options {
  /** Sends a request once, as `fetch` does. */
  send: typeof fetch
  /** True if the session is valid; rejects when the server does not respond. */
  isSignedIn(): Promise<boolean>
  /** Resolves when it is worth asking {@link isSignedIn} again. */
  wait(problem: ConnectionProblem): Promise<void>
  /** Shows the captain the problem; null: none (any more). */
  show(problem: ConnectionProblem | null): void
}

/** A `fetch` that waits until a problem is over, and a promise for listeners to await. */
export interface RetriedConnection {
  fetch: typeof fetch
  /** Resolves when a user is signed in and the server responds. */
  ready(): Promise<void>
}

/**
 * A read that fails this often although the server responds is itself invalid. A write is retried for ever: the
 * Studio would send it again as another transaction, and it may have arrived.
 */
const MAX_ATTEMPTS = 5

/**
 * Makes a `fetch` that loses nothing when the server goes away or the session ends. The Studio takes a failed
 * write for refused and drops what was typed, and a failed read ends the pane it is for; so such requests wait
 * here, without a response, until a user is signed in again, and are then sent again. A write that had arrived
 * before its response was lost is recognized by its transaction.
 *
 * The `fetch` rejects when `init.signal` fires, and with what `send` threw when that is no lost
 * connection.
 */
export function retryUntilReady({ send, isSignedIn, wait, show }: Options): RetriedConnection {
  let recovery: Promise<void> | null = null

  function ready(): Promise<void> {
    recovery ??= untilSignedIn().finally(() => {
      recovery = null
    })
    return recovery
  }

  async function untilSignedIn(): Promise<void> {
    for (;;) {
      const problem = await isSignedIn().then(
        (yes) => (yes ? null : 'signed-out'),
        () => 'unreachable' as const,
      )
      show(problem)
      if (!problem) return
      await wait(problem)
    }
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const mayHaveArrived = init?.method === 'POST'
    for (let attempt = 1; ; attempt++) {
      // Without a pause when there is none: those that waited go out in the order they came.
      if (recovery) await recovery
      init?.signal?.throwIfAborted()
      const isLast = attempt >= MAX_ATTEMPTS && !mayHaveArrived
      try {
        const response = await send(input instanceof Request ? input.clone() : input, init)
        const isRefused = response.status === 401 && attempt >= MAX_ATTEMPTS
        if (isLast || isRefused || !isUnavailable(response)) {
          return attempt > 1 ? asFirstAnswer(response) : response
        }
      } catch (error) {
        // A TypeError is what `fetch` throws when there is no connection.
        if (isLast || !(error instanceof TypeError)) throw error
      }
      if (attempt >= MAX_ATTEMPTS) await wait('unreachable')
      await ready()
    }
  }

  return { fetch, ready }
}

/** 401: the session has ended; the others: the server is starting, or a proxy cannot reach it. */
function isUnavailable({ status }: Response): boolean {
  return [401, 502, 503, 504].includes(status)
}

/** Repeats the original response for a write that had already arrived. */
async function asFirstAnswer(response: Response): Promise<Response> {
  if (response.status !== 409) return response
  const { message } = await response.clone().json()
  const [, transactionId] = /^Transaction "(.+)" already exists$/.exec(String(message)) ?? []
  return transactionId ? Response.json({ transactionId, results: [] }) : response
}
