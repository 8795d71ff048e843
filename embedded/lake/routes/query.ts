import { Hono } from 'hono'
import { z } from 'zod'
import type { Audience } from '../audience.ts'
import { publishedIdOf } from '../documents.ts'
import { httpError } from '../errors.ts'
import {
  audienceOf,
  jsonText,
  type LakeContext,
  type LakeEnv,
  queryClientOf,
  readJson,
  readParams,
  shallow,
} from '../http.ts'
import { SYNC_TAG } from '../listen.ts'
import { parsePerspective } from '../perspective.ts'
import type { Queries } from '../query.ts'
import type { Store } from '../store.ts'

const queryBody = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

/** `/data/query` and `/data/doc`: documents by GROQ and by id. */
export function queryRoutes(store: Store, queries: Queries): Hono<LakeEnv> {
  async function answer(c: LakeContext, query: string, params: Record<string, unknown>) {
    const startedAt = performance.now()
    const perspective = parsePerspective(c.req.query('perspective'), c.req.param('version') ?? '')
    const result = await queries.run({
      ...{ query, params, perspective },
      client: queryClientOf(c),
      signal: c.req.raw.signal,
    })
    const ms = Math.round(performance.now() - startedAt)
    const echo = c.req.query('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`
    return jsonText(`{${echo}"result":${result},"syncTags":["${SYNC_TAG}"],"ms":${ms}}`)
  }

  /** Ids of the documents, their drafts and their versions, as far as the client may see them. */
  function withVersions(ids: string[], canRead: Audience['canRead']): string[] {
    const groups = new Set(ids.map(publishedIdOf))
    return [...store.documents.keys()].filter((id) => groups.has(publishedIdOf(id)) && canRead(id))
  }

  const app = new Hono<LakeEnv>()
  app.get('/:version/data/query/:dataset', (c) => {
    const { query } = c.req.query()
    if (!query) throw httpError(400, 'The parameter "query" is missing')
    return answer(c, query, readParams(c.req.query()))
  })
  app.post('/:version/data/query/:dataset', async (c) => {
    const { query, params } = await readJson(c, queryBody)
    return answer(c, query, shallow(params))
  })

  app.get('/:version/data/doc/:dataset/:ids', (c) => {
    const { canRead } = audienceOf(c)
    const requested = c.req.param('ids').split(',')
    const ids =
      c.req.query('includeAllVersions') === 'true' ? withVersions(requested, canRead) : requested
    const readable = ids.filter(canRead)
    const documents = readable.flatMap((id) => store.documents.get(id) ?? [])
    const found = new Set(documents.map((document) => document._id))
    const omitted = ids
      .filter((id) => !found.has(id))
      .map((id) => ({ id, reason: readable.includes(id) ? 'existence' : 'permission' }))
    return c.json({ documents, omitted })
  })
  return app
}
