/** Collects the problems of a soak run; each kind is counted, with a few examples. */
export function createProblems() {
  const found = new Map<string, { count: number; examples: string[] }>()
  return {
    add(kind: string, example: string) {
      const entry = found.get(kind) ?? { count: 0, examples: [] }
      entry.count++
      if (entry.examples.length < 3) entry.examples.push(example.slice(0, 300))
      found.set(kind, entry)
    },
    get total() {
      return [...found.values()].reduce((sum, { count }) => sum + count, 0)
    },
    lines: () =>
      [...found].flatMap(([kind, { count, examples }]) => [
        `${kind}: ${count}`,
        ...examples.map((example) => `    ${example}`),
      ]),
  }
}
export type Problems = ReturnType<typeof createProblems>

export const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item

/** Shared state of all participants. */
export interface Soak {
  url: string
  keys: {
    lake: { apiHost: string; projectId: string; dataset: string; token: string }
    supabase: { url: string; anonKey: string; serviceRoleKey: string }
  }
  problems: Problems
  /** Ends when the time is over. */
  signal: AbortSignal
  /** Responses counted by status. */
  statuses: Map<number, number>
}

/**
 * Repeats `turn` until the time is over, with a pause between turns (ms, varied by half). A turn that
 * throws is a problem, and the next one goes on.
 */
export async function repeat(
  soak: Soak,
  name: string,
  pauseMs: number,
  random: () => number,
  turn: () => Promise<void>,
) {
  while (!soak.signal.aborted) {
    await turn().catch((error: unknown) => {
      if (!soak.signal.aborted) soak.problems.add(`${name} failed`, describe(error))
    })
    await pause(pauseMs * (0.5 + random()), soak.signal)
  }
}

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${error.cause ?? ''}` : JSON.stringify(error)

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}

/** Refusals that say when to come back: the server's own limits at work. */
const DELIBERATE = [429, 503, 507]

/**
 * Sends a request as the visitor of an address, as a trusted proxy would name it.
 *
 * @returns null for a deliberate refusal; every other response of 500 and above is a problem
 */
export async function sendRequest(
  soak: Soak,
  address: string,
  path: string,
  init: RequestInit = {},
): Promise<Response | null> {
  const headers = new Headers(init.headers)
  headers.set('x-forwarded-for', address)
  const response = await fetch(new URL(path, soak.url), { redirect: 'manual', ...init, headers })
  soak.statuses.set(response.status, (soak.statuses.get(response.status) ?? 0) + 1)
  const isRefusal = DELIBERATE.includes(response.status) && response.headers.has('retry-after')
  if (response.status >= 500 && !isRefusal) {
    soak.problems.add('an answer of 5xx', `${response.status} ${init.method ?? 'GET'} ${path}`)
  }
  if (!isRefusal) return response
  await response.body?.cancel()
  return null
}
