import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { z } from 'zod'
import { answerFailures } from '../kit/answer-failures.ts'
import { clientKey } from '../kit/client-address.ts'
import type { Log } from '../kit/log.ts'
import { isDeeperThan } from '../kit/nesting.ts'
import { type AccessOptions, identityOf, type WhenEnded } from './access.ts'
import { type Audience, audienceFor } from './audience.ts'
import { errorResponse, httpError, LakeError } from './errors.ts'
import type { QueryClient } from './groq/pools.ts'
import type { Identity } from './identity.ts'

export interface LakeEnv {
  Variables: { identity: Identity | null; whenEnded: WhenEnded }
}
export type LakeContext = Context<LakeEnv>

/** Largest body of a query, a mutation or an action of editors, in bytes: the hosted limit. */
const MAX_EDITORS_BODY = 4_000_000
/** Everybody else can but send a query with its parameters. */
const MAX_BODY = 64_000
const MAX_PARAM_DEPTH = 50
export const NDJSON = { 'content-type': 'application/x-ndjson' }
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** An app with what every endpoint shares: identity, CORS, body limit, errors in Sanity's shape. */
export function createApp(access: AccessOptions & { dataset: string; log: Log }): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  // Any page may read public content; the session cookie is never sent with it.
  app.use(
    cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'], maxAge: 600 }),
  )
  app.use(async (c, next) => {
    // The response for a picture is the same for every client.
    const isForAll = c.req.path.startsWith('/images/')
    c.set('identity', isForAll ? null : await identityOf(c.req.raw.headers, access))
    c.set('whenEnded', access.whenEnded ?? (() => () => {}))
    await next()
    c.header('x-content-type-options', 'nosniff')
    // Pictures and files set their own caching headers; other responses depend on the session.
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  app.use('/:version/:service{data|users|intake}/*', (c, next) =>
    (c.get('identity')?.role ? limitEditorsBody : limitBody)(c, next),
  )
  app.use('/:version/data/:endpoint/:dataset/*', checkDataset(access.dataset))
  app.use('/:version/data/:endpoint/:dataset', checkDataset(access.dataset))
  app.use('/:version/data/live/events/:dataset', checkDataset(access.dataset))
  app.notFound((c) => c.json(httpError(404, `No such endpoint: ${c.req.path}`).body, 404))
  app.onError(
    answerFailures({
      own: LakeError,
      full: () => httpError(507, 'There is no space left on the disk to write this'),
      failed: () => httpError(500, 'The content lake failed; see its log'),
      answer: errorResponse,
      report: (error, c) => access.log(`${c.req.method} ${c.req.path} failed`, error),
    }),
  )
  return app
}

const limitOf = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      const message = `The body is larger than ${maxSize} bytes`
      // The rest is not read, and no other request may follow it.
      throw httpError(413, message, {}, { connection: 'close' })
    },
  })
const limitBody = limitOf(MAX_BODY)
const limitEditorsBody = limitOf(MAX_EDITORS_BODY)

function checkDataset(dataset: string) {
  return async (c: LakeContext, next: () => Promise<void>) => {
    const requested = c.req.param('dataset')
    if (requested !== dataset && requested !== 'events') {
      throw httpError(404, `Dataset "${requested}" not found`)
    }
    await next()
  }
}

/**
 * The request's JSON body, checked against a schema.
 *
 * @throws LakeError 400 when it is not JSON, or not as the schema has it
 */
export async function readJson<T>(c: LakeContext, schema: z.ZodType<T>): Promise<T> {
  const text = await c.req.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw httpError(400, 'The body is not valid JSON')
  }
  return checked(schema, body)
}

/** The query of the URL, checked against a schema. @throws LakeError 400 */
export function readQuery<T>(c: LakeContext, schema: z.ZodType<T>): T {
  return checked(schema, c.req.query())
}

function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw httpError(400, z.prettifyError(parsed.error))
  return parsed.data
}

export function jsonText(body: string): Response {
  return new Response(body, { headers: JSON_TYPE })
}

export function audienceOf(c: LakeContext): Audience {
  return audienceFor(c.get('identity'))
}

export function queryClientOf(c: LakeContext): QueryClient {
  return { identity: c.get('identity'), addressKey: clientKey(c.req.header('x-real-ip')) }
}

/**
 * GROQ parameters of a URL: `?$name=<JSON>`.
 *
 * @throws LakeError 400 for a value that is not JSON
 */
export function readParams(query: Record<string, string>): Record<string, unknown> {
  const entries = Object.entries(query).filter(([name]) => name.startsWith('$'))
  return shallow(
    Object.fromEntries(entries.map(([name, value]) => [name.slice(1), readParam(name, value)])),
  )
}

/** @throws LakeError 400 for parameters that nest too deeply to be walked */
export function shallow(params: Record<string, unknown>): Record<string, unknown> {
  if (!isDeeperThan(params, MAX_PARAM_DEPTH)) return params
  throw httpError(400, `A parameter may nest at most ${MAX_PARAM_DEPTH} levels`)
}

function readParam(name: string, value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw httpError(400, `The parameter ${name} is not valid JSON`)
  }
}
