/** A health check. */
export interface HealthCheck {
  /** Name: `disk`, `databases`. */
  name: string
  /** Returns null when healthy, else the problem in a few words, without secrets or paths. */
  check: () => string | null | Promise<string | null>
  /** True if pages cannot be served while the check fails. */
  fatal: boolean
}

const EVERY_MS = 5000

export type Health = ReturnType<typeof createHealth>

/**
 * State behind `/healthz`. Checks run in the background every few seconds, so that a response is
 * only read from memory, even under load.
 */
export function createHealth() {
  const problems = new Map<string, { text: string; fatal: boolean }>()
  let state: 'starting' | 'ok' | 'stopping' = 'starting'
  const timers: NodeJS.Timeout[] = []

  return {
    /** Runs a check now and every five seconds. */
    register({ name, check, fatal }: HealthCheck) {
      const run = async () => {
        const text = await Promise.resolve()
          .then(check)
          .catch(() => 'the check failed')
        if (text === null) problems.delete(name)
        else problems.set(name, { text, fatal })
      }
      void run()
      timers.push(setInterval(run, EVERY_MS).unref())
    },

    set(next: typeof state) {
      state = next
    },

    isReady: () => state !== 'starting',

    /** 200 when pages can be served; the body names failed checks. */
    answer(): { status: number; body: string } {
      const lines = [...problems].map(([name, { text }]) => `${name}: ${text}`)
      const isDown = [...problems.values()].some(({ fatal }) => fatal)
      const [word, status] = isDown ? ['down', 503] : [state, state === 'ok' ? 200 : 503]
      return { status, body: `${[word, ...lines].join('\n')}\n` }
    },

    close() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
