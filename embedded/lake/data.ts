import type { Hono } from 'hono'
import { z } from 'zod'
import { requireAdministrator, requireWriter } from './access.ts'
import { act } from './actions.ts'
import type { FileSignatures } from './assets/file-signature.ts'
import { type Audience, PUBLIC } from './audience.ts'
import { isFileAssetId, publishedIdOf } from './documents.ts'
import { httpError } from './errors.ts'
import { createHistory } from './history/index.ts'
import { inTurns } from './history/turns.ts'
import {
  askerOf,
  audienceOf,
  jsonText,
  type LakeContext,
  type LakeEnv,
  readJson,
  readParams,
  shallow,
} from './http.ts'
import { lifetimeOf } from './lifetime.ts'
import { type Listeners, type ListenOptions, SYNC_TAG } from './listen.ts'
import { mutate } from './mutations.ts'
import { parsePerspective } from './perspective.ts'
import type { Queries } from './query.ts'
import type { Store } from './store.ts'

const flag = z.stringbool().default(false)
const queryBody = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})
const mutateQuery = z.object({
  returnIds: flag,
  returnDocuments: flag,
  dryRun: flag,
  autoGenerateArrayKeys: flag,
  visibility: z.enum(['sync', 'async', 'deferred']).default('sync'),
})
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

const NDJSON = { 'content-type': 'application/x-ndjson' }
/** Largest list of transactions, bytes. */
const MAX_HISTORY = 32_000_000

/** Everything below `/data`: reading, changing, listening, history, export. */
export function mountData(
  app: Hono<LakeEnv>,
  store: Store,
  queries: Queries,
  listeners: Listeners,
  signatures: FileSignatures,
) {
  const history = createHistory(store.database)
  const D = '/:version/data'

  async function answer(c: LakeContext, query: string, params: Record<string, unknown>) {
    const startedAt = performance.now()
    const perspective = parsePerspective(c.req.query('perspective'), c.req.param('version') ?? '')
    const result = await queries.run({
      ...{ query, params, perspective },
      asker: askerOf(c),
      signal: c.req.raw.signal,
    })
    const ms = Math.round(performance.now() - startedAt)
    const echo = c.req.query('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`
    return jsonText(`{${echo}"result":${result},"syncTags":["${SYNC_TAG}"],"ms":${ms}}`)
  }

  /** Ids of the documents, their drafts and their versions, as far as somebody may know of them. */
  function withVersions(ids: string[], canRead: Audience['canRead']): string[] {
    const groups = new Set(ids.map(publishedIdOf))
    return [...store.documents.keys()].filter((id) => groups.has(publishedIdOf(id)) && canRead(id))
  }

  app.get(`${D}/query/:dataset`, (c) => {
    const { query } = c.req.query()
    if (!query) throw httpError(400, 'The parameter "query" is missing')
    return answer(c, query, readParams(c.req.query()))
  })
  app.post(`${D}/query/:dataset`, async (c) => {
    const body = queryBody.safeParse(await readJson(c))
    if (!body.success) throw httpError(400, z.prettifyError(body.error))
    return answer(c, body.data.query, shallow(body.data.params))
  })

  app.get(`${D}/doc/:dataset/:ids`, (c) => {
    const { canRead } = audienceOf(c)
    const asked = c.req.param('ids').split(',')
    const ids = c.req.query('includeAllVersions') === 'true' ? withVersions(asked, canRead) : asked
    const readable = ids.filter(canRead)
    const documents = readable.flatMap((id) => store.documents.get(id) ?? [])
    const found = new Set(documents.map((document) => document._id))
    const omitted = ids
      .filter((id) => !found.has(id))
      .map((id) => ({ id, reason: readable.includes(id) ? 'existence' : 'permission' }))
    return c.json({ documents, omitted })
  })

  app.post(`${D}/mutate/:dataset`, async (c) => {
    const identity = requireWriter(c.get('identity'))
    const options = parse(mutateQuery, c.req.query())
    return c.json(mutate(store, queries.select, await readJson(c), identity, options))
  })
  app.post(`${D}/actions/:dataset`, async (c) => {
    const identity = requireWriter(c.get('identity'))
    return c.json(act(store, await readJson(c), identity, c.req.query('dryRun') === 'true'))
  })

  app.get(`${D}/listen/:dataset`, async (c) => {
    const given = parse(listenQuery, c.req.query())
    const options: ListenOptions = {
      ...given,
      params: readParams(c.req.query()),
      asker: askerOf(c),
      resumeAfter: given.enableResume ? c.req.header('last-event-id') : undefined,
    }
    return new Response(await listeners.listen(options, lifetimeOf(c)), { headers: SSE })
  })
  // The Studio measures by it how slow the connection is.
  app.get(`${D}/ping/:dataset`, (c) => c.json({}))
  app.get(`${D}/live/events/:dataset`, (c) => {
    const audience = c.req.query('includeDrafts') === 'true' ? audienceOf(c) : PUBLIC
    const lastEventId = c.req.header('last-event-id')
    const stream = listeners.liveEvents(audience, askerOf(c), lastEventId, lifetimeOf(c))
    return new Response(stream, { headers: SSE })
  })

  // Carried by a WebSocket, see sockets.ts.
  app.get('/:version/socket/:dataset', (c) => {
    requireWriter(c.get('identity'))
    return new Response(listeners.presence(askerOf(c), lifetimeOf(c)), { headers: SSE })
  })

  // References from other datasets, of which there are none: the Studio queries this one itself.
  app.get(`${D}/references/:dataset/documents/:id/to`, (c) =>
    c.json({ totalCount: 0, references: [] }),
  )

  app.get(`${D}/history/:dataset/transactions/:ids`, (c) => {
    const lines = history.transactions(requireReadable(c, c.req.param('ids')), c.req.query())
    return new Response(inTurns(lines, MAX_HISTORY), { headers: NDJSON })
  })
  app.get(`${D}/history/:dataset/documents/:ids`, async (c) => {
    return c.json(await history.documents(requireReadable(c, c.req.param('ids')), c.req.query()))
  })
  app.get(`${D}/history/:dataset/events/documents/:id`, async (c) => {
    const [id = ''] = requireReadable(c, c.req.param('id'))
    return c.json(await history.events(id, c.req.query()))
  })

  app.get(`${D}/export/:dataset`, (c) => {
    requireAdministrator(c.get('identity'))
    const types = c.req.query('types')?.split(',')
    const rows = [...store.documents.values()]
      .filter((document) => !types || types.includes(document._type))
      .sort((a, b) => publishedIdOf(a._id).localeCompare(publishedIdOf(b._id)))
      .map((document) =>
        isFileAssetId(document._id) && typeof document.url === 'string'
          ? { ...document, url: signatures.signed(document.url) }
          : document,
      )
    return ndjson(rows)
  })
}

/**
 * The document ids of a URL, for whoever takes part in the dataset.
 *
 * @throws LakeError 401, or 403 when one of them is not theirs to read
 */
function requireReadable(c: LakeContext, given: string): string[] {
  requireWriter(c.get('identity'))
  const { canRead } = audienceOf(c)
  const ids = given.split(',')
  if (!ids.every(canRead)) throw httpError(403, 'Insufficient permissions')
  return ids
}

function parse<Output>(schema: z.ZodType<Output>, query: Record<string, string>): Output {
  const parsed = schema.safeParse(query)
  if (!parsed.success) throw httpError(400, z.prettifyError(parsed.error))
  return parsed.data
}

function ndjson(rows: unknown[]): Response {
  const body = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  return new Response(body, { headers: NDJSON })
}
