import { Hono } from 'hono'
import { requireWriter } from '../access.ts'
import { httpError } from '../errors.ts'
import { createHistory } from '../history/index.ts'
import { inTurns } from '../history/turns.ts'
import { audienceOf, type LakeContext, type LakeEnv, NDJSON } from '../http.ts'
import type { Store } from '../store.ts'

/** Largest list of transactions, bytes. */
const MAX_HISTORY = 32_000_000
const H = '/:version/data/history/:dataset'

/** `/data/history`: transactions, documents as they were, and what happened to them. */
export function historyRoutes(store: Store): Hono<LakeEnv> {
  const history = createHistory(store.database)
  const app = new Hono<LakeEnv>()
  app.get(`${H}/transactions/:ids`, (c) => {
    const lines = history.transactions(requireReadable(c, c.req.param('ids')), c.req.query())
    return new Response(inTurns(lines, MAX_HISTORY), { headers: NDJSON })
  })
  app.get(`${H}/documents/:ids`, async (c) => {
    return c.json(await history.documents(requireReadable(c, c.req.param('ids')), c.req.query()))
  })
  app.get(`${H}/events/documents/:id`, async (c) => {
    const [id = ''] = requireReadable(c, c.req.param('id'))
    return c.json(await history.events(id, c.req.query()))
  })
  return app
}

/**
 * The document ids of a URL, checked for a client with access to the dataset.
 *
 * @throws LakeError 401, or 403 when it may not read one of them
 */
function requireReadable(c: LakeContext, given: string): string[] {
  requireWriter(c.get('identity'))
  const { canRead } = audienceOf(c)
  const ids = given.split(',')
  if (!ids.every(canRead)) throw httpError(403, 'Insufficient permissions')
  return ids
}
