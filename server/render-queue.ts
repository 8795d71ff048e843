import { setImmediate } from 'node:timers/promises'
import { createFairQueue, QueueRefusal, type Turn } from '../embedded/kit/fair-queue.ts'
import type { RateLimiter } from '../embedded/kit/rate-limiter.ts'
import { answerRefusal, type Refusal } from './front-door/refusal.ts'

/** Timeout of a render that waits for its turn (ms). */
const TIMEOUT_MS = 12_000
/** Of one visitor: a class behind one address opens the same page at the same time. */
const MAX_WAITING_PER_CLIENT = 100
const MAX_WAITING = 500

/** The reader for whom a page is rendered. */
export interface Reader {
  /** Rate limit key of a visitor or a member. */
  key: string
  isMember: boolean
}

export type RenderQueue = ReturnType<typeof createRenderQueue>

/**
 * Renders one after the other, each reader in turn, members apart from visitors: however many
 * requests one of them sends, the others wait for little more than their own page, and cached pages
 * do not wait.
 *
 * @param atOnce concurrent renders: two where the services are in this process, more where each
 * waits for services elsewhere
 * @param limit rate limit of one reader
 */
export function createRenderQueue(atOnce: number, limit: RateLimiter) {
  const options = {
    active: atOnce,
    waitingPerKey: MAX_WAITING_PER_CLIENT,
    waiting: MAX_WAITING,
    timeoutMs: TIMEOUT_MS,
  }
  const visitors = createFairQueue(options)
  const members = createFairQueue(options)

  return {
    /** Number of waiting renders. */
    waiting: () => visitors.waiting + members.waiting,

    /** Renders when it is the reader's turn, or responds 429 or 503. */
    async run<Rendered>(
      { key, isMember }: Reader,
      request: Request,
      render: () => Promise<Rendered>,
    ): Promise<Rendered | Response> {
      const wait = limit.take(key)
      if (wait > 0)
        return refuse({ status: 429, reason: 'tooMany', retryAfter: wait / 1000 }, request)
      const turn: Turn = { key, signal: request.signal }
      try {
        return await (isMember ? members : visitors).run(turn, async () => {
          const rendered = await render()
          // Requests for cached pages that arrived meanwhile are answered before the next render.
          await setImmediate()
          return rendered
        })
      } catch (error) {
        if (request.signal.aborted) return new Response(null, { status: 499 })
        if (!(error instanceof QueueRefusal)) throw error
        const { greedy, retryAfter } = error
        const [status, reason] = greedy ? ([429, 'tooMany'] as const) : ([503, 'busy'] as const)
        return refuse({ status, reason, retryAfter }, request)
      }
    },
  }
}

async function refuse(refusal: Refusal, { url }: Request): Promise<Response> {
  const { status, headers, body } = await answerRefusal(refusal, 'site', new URL(url).pathname)
  return new Response(body, { status, headers })
}
