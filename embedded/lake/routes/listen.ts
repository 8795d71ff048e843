import { Hono } from 'hono'
import { z } from 'zod'
import { requireWriter } from '../access.ts'
import { PUBLIC } from '../audience.ts'
import { audienceOf, type LakeEnv, queryClientOf, readParams, readQuery } from '../http.ts'
import { lifetimeOf } from '../lifetime.ts'
import type { Listeners, ListenOptions } from '../listen.ts'

const flag = z.stringbool().default(false)
const listenQuery = z.object({
  query: z.string(),
  includeResult: flag,
  includePreviousRevision: flag,
  includeMutations: z.stringbool().default(true),
  effectFormat: z.enum(['none', 'mendoza']).default('none'),
  enableResume: flag,
})
const SSE = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** `/data/listen`, `/data/live/events` and `/socket`: streams of events. */
export function listenRoutes(listeners: Listeners): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  app.get('/:version/data/listen/:dataset', async (c) => {
    const given = readQuery(c, listenQuery)
    const options: ListenOptions = {
      ...given,
      params: readParams(c.req.query()),
      client: queryClientOf(c),
      resumeAfter: given.enableResume ? c.req.header('last-event-id') : undefined,
    }
    return new Response(await listeners.listen(options, lifetimeOf(c)), { headers: SSE })
  })
  // The Studio measures by it how slow the connection is.
  app.get('/:version/data/ping/:dataset', (c) => c.json({}))
  app.get('/:version/data/live/events/:dataset', (c) => {
    const audience = c.req.query('includeDrafts') === 'true' ? audienceOf(c) : PUBLIC
    const lastEventId = c.req.header('last-event-id')
    const stream = listeners.liveEvents(audience, queryClientOf(c), lastEventId, lifetimeOf(c))
    return new Response(stream, { headers: SSE })
  })

  // Carried by a WebSocket, see sockets.ts.
  app.get('/:version/socket/:dataset', (c) => {
    requireWriter(c.get('identity'))
    return new Response(listeners.presence(queryClientOf(c), lifetimeOf(c)), { headers: SSE })
  })
  return app
}
