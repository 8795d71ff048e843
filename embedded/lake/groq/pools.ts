import type { Log } from '../../kit/log.ts'
import { tryLater } from '../errors.ts'
import type { Identity } from '../identity.ts'
import type { Store } from '../store.ts'
import type { Class } from './budgets.ts'
import type { Job, WorkerData } from './messages.ts'
import { createPool, type Outcome, type PoolOptions } from './pool.ts'
import { createSpending } from './spending.ts'

/** The sender of a query, and whose turn it takes. */
export interface QueryClient {
  identity: Identity | null
  /** Key of the visitor's address (see `embedded/kit/client-address.ts`). */
  addressKey: string
}

export function classOf({ identity }: QueryClient): Class {
  if (identity?.isSite) return 'site'
  return identity?.role ? 'editors' : 'visitors'
}

/** Editors wait for their turn as persons, visitors by their address. */
const keyOf = (client: QueryClient) =>
  classOf(client) === 'visitors' ? client.addressKey : (client.identity?.id ?? '')

/** Jobs that may wait: of one client, and of all. */
const WAITING: Record<Class, { own: number; all: number }> = {
  visitors: { own: 8, all: 200 },
  editors: { own: 100, all: 500 },
  site: { own: 1000, all: 1000 },
}
const HEAP_MB: Record<Class, number> = { visitors: 256, editors: 512, site: 512 }
const IDLE_MS = 300_000
/** A visitor may keep a worker busy for 3 s at once, and for a fifth of the time. */
const VISITORS_SPENDING = { burstMs: 3000, share: 0.2 }

export type Pools = ReturnType<typeof createPools>

/**
 * The worker threads that evaluate GROQ: one for visitors, one for editors and one for the site
 * itself, so that none of them waits for another. Each starts when it is first needed.
 */
export function createPools(store: Store, workerData: WorkerData, log: Log) {
  const spending = createSpending(VISITORS_SPENDING)
  const open = (name: Class, idleMs: PoolOptions['idleMs']) =>
    createPool({
      ...{ name, workerData, log, idleMs, lowPriority: name === 'visitors' },
      documents: () => store.documents.values(),
      heapMb: HEAP_MB[name],
    })
  const pools = {
    visitors: open('visitors', IDLE_MS),
    editors: open('editors', IDLE_MS),
    site: open('site', null),
  }
  store.onCommit(({ changes }) => {
    const commit = changes.map(({ documentId, after }): [string, string | null] => [
      documentId,
      after && JSON.stringify(after),
    ])
    for (const pool of Object.values(pools)) pool.commit(commit)
  })

  /** @throws LakeError 429 for a visitor whose budget is used up */
  function requireCredit(client: QueryClient) {
    const wait = classOf(client) === 'visitors' ? spending.wait(client.addressKey) : 0
    if (wait > 0) throw tryLater(429, 'Your queries have taken too much time', wait / 1000)
  }

  /** Does a job in its turn, however many wait. */
  async function run(client: QueryClient, job: Job, isWanted?: () => boolean): Promise<Outcome> {
    const outcome = await pools[classOf(client)].run(keyOf(client), job, isWanted)
    if (classOf(client) === 'visitors') spending.spend(client.addressKey, outcome.cpuMs)
    return outcome
  }

  return {
    requireCredit,
    run,
    /**
     * Runs a job of a client within its budget.
     *
     * @throws LakeError 429 when the client has too many waiting jobs or no budget left, 503 when
     * the queue is full
     */
    async runWithinBudget(
      client: QueryClient,
      job: Job,
      isWanted: () => boolean,
    ): Promise<Outcome> {
      requireCredit(client)
      const { waiting, waitingOf } = pools[classOf(client)]
      const { own, all } = WAITING[classOf(client)]
      if (waitingOf(keyOf(client)) >= own) throw tryLater(429, 'Too many queries at once')
      if (waiting >= all) throw tryLater(503, 'Too many queries are waiting')
      return run(client, job, isWanted)
    },
    close() {
      for (const pool of Object.values(pools)) pool.close()
    },
  }
}
