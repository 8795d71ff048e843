import { Hono } from 'hono'
import { z } from 'zod'
import { requireWriter } from '../access.ts'
import { applyActions } from '../actions.ts'
import { type LakeEnv, readJson, readQuery } from '../http.ts'
import { mutate } from '../mutations.ts'
import type { Queries } from '../query.ts'
import type { Store } from '../store.ts'

const flag = z.stringbool().default(false)
const mutateQuery = z.object({
  returnIds: flag,
  returnDocuments: flag,
  dryRun: flag,
  autoGenerateArrayKeys: flag,
  visibility: z.enum(['sync', 'async', 'deferred']).default('sync'),
})

/** `/data/mutate` and `/data/actions`: changes of documents. */
export function mutateRoutes(store: Store, queries: Queries): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  app.post('/:version/data/mutate/:dataset', async (c) => {
    const identity = requireWriter(c.get('identity'))
    const options = readQuery(c, mutateQuery)
    const body = await readJson(c, z.unknown())
    return c.json(mutate(store, queries.select, body, identity, options))
  })
  app.post('/:version/data/actions/:dataset', async (c) => {
    const identity = requireWriter(c.get('identity'))
    const body = await readJson(c, z.unknown())
    return c.json(applyActions(store, body, identity, c.req.query('dryRun') === 'true'))
  })
  return app
}
