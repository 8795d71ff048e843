import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}
type Encoding = keyof typeof compressors
const ENCODINGS = ['br', 'gzip'] as const

/** A complete response for visitors, cached until the content changes. */
export interface CachedPage {
  headers: Record<string, string>
  body: Buffer
  etag: string
  encoded: Partial<Record<Encoding, Buffer>>
}

export interface PageAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer | null
}

/** Request headers that select the representation of a page. */
interface Negotiation {
  method: string
  etag: string | null | undefined
  encodings: string | null | undefined
}

/** Bytes of pages to keep, their compressed forms and keys included. */
const MAX_BYTES = 64_000_000
/** Size of a cached page beyond its body: headers, compressed forms (bytes, generous). */
const OVERHEAD = 4096
/** Longer URLs rarely repeat: they are not cached. */
const MAX_KEY = 300

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Cache of pages for visitors without a session, by URL; cleared when content changes, and bounded
 * by evicting the least recently used.
 *
 * @param version number that grows with every change of content
 */
export function createPageCache(version: () => number) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => Math.ceil(1.5 * body.length) + OVERHEAD,
  })
  let cachedVersion = version()

  function refresh() {
    if (cachedVersion === version()) return
    pages.clear()
    cachedVersion = version()
  }

  return {
    get(key: string): CachedPage | undefined {
      refresh()
      return pages.get(key)
    },
    /** @param renderedAt `version` before the page was rendered: a publish meanwhile makes it stale */
    put(key: string, page: CachedPage, renderedAt: number) {
      refresh()
      if (renderedAt === cachedVersion && key.length <= MAX_KEY) pages.set(key, page)
    },
  }
}

export function makePage(headers: Headers, body: Buffer): CachedPage {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const vary = { etag, vary: 'accept-encoding, cookie' }
  return { headers: { ...Object.fromEntries(headers), ...vary }, body, etag, encoded: {} }
}

/**
 * A cached page in the encoding that the browser prefers; 304 when its ETag matches.
 *
 * @returns null when that encoding is not cached yet: `encode` makes it
 */
export function answerPage(page: CachedPage, negotiation: Negotiation): PageAnswer | null {
  const { headers, etag, encoded } = page
  if (negotiation.etag?.includes(etag)) return { status: 304, headers, body: null }
  const encoding = encodingFor(negotiation)
  const body = encoding ? encoded[encoding] : page.body
  if (!body) return null
  return {
    status: 200,
    headers: {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    },
    body: negotiation.method === 'HEAD' ? null : body,
  }
}

/** Responds with a cached page, compressed as the browser prefers. */
export async function servePage(page: CachedPage, request: Request): Promise<Response> {
  const negotiation = {
    method: request.method,
    etag: request.headers.get('if-none-match'),
    encodings: request.headers.get('accept-encoding'),
  }
  const encoding = encodingFor(negotiation)
  if (encoding) page.encoded[encoding] ??= await compressors[encoding](page.body)
  const answer = answerPage(page, negotiation)
  if (!answer) throw new Error('A page was not compressed')
  const { status, headers, body } = answer
  return new Response(body && new Uint8Array(body), { status, headers })
}

const encodingFor = ({ encodings }: Negotiation) =>
  ENCODINGS.find((name) => encodings?.includes(name))
