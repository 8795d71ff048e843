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

/** A whole answer to a visitor. */
export interface CachedPage {
  headers: Record<string, string>
  body: Buffer
  etag: string
  encoded: Partial<Record<Encoding, Buffer>>
}

interface Entry {
  page: CachedPage
  /** When something was published that the page may not show (ms, `performance.now()`). */
  staleAt: number | null
}

export interface PageAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer | null
}

/** What a request says of the form in which it takes a page. */
interface Wishes {
  method: string
  etag: string | null | undefined
  encodings: string | null | undefined
}

/** Bytes of pages to keep, their compressed forms and keys included. */
const MAX_BYTES = 64_000_000
/** What a page weighs besides its body: headers, compressed forms (bytes, generous). */
const OVERHEAD = 4096
/** An address with more than this is nobody's twice. */
const MAX_KEY = 300
/** A page may be answered for this long after something was published, while it is rendered anew (ms). */
const STALE_WHILE_REVALIDATE_MS = 1000

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Pages as visitors without a session get them, by URL. All are stale when content changes, and gone
 * a second later; those that nobody asks for make room for others.
 */
export function createPageCache() {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => Math.ceil(1.5 * page.body.length) + OVERHEAD,
  })
  let changedAt = Number.NEGATIVE_INFINITY

  return {
    get(key: string): { page: CachedPage; isStale: boolean } | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      const { page, staleAt } = entry
      if (staleAt === null) return { page, isStale: false }
      if (performance.now() - staleAt < STALE_WHILE_REVALIDATE_MS) return { page, isStale: true }
      entries.delete(key)
      return undefined
    },
    /** @param askedAt when its rendering began (ms, `performance.now()`): a publish since then makes it stale */
    put(key: string, page: CachedPage, askedAt: number) {
      if (key.length > MAX_KEY) return
      entries.set(key, { page, staleAt: askedAt <= changedAt ? askedAt : null })
    },
    /** Something was published. */
    expire() {
      changedAt = performance.now()
      for (const entry of entries.values()) entry.staleAt ??= changedAt
    },
  }
}

export function makePage(headers: Headers, body: Buffer): CachedPage {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const vary = { etag, vary: 'accept-encoding, cookie' }
  return { headers: { ...Object.fromEntries(headers), ...vary }, body, etag, encoded: {} }
}

/**
 * A kept page in the encoding that the browser prefers; 304 when it has it already.
 *
 * @returns null when it is not yet there in that encoding: `encode` makes it
 */
export function answerPage(page: CachedPage, wishes: Wishes): PageAnswer | null {
  const { headers, etag, encoded } = page
  if (wishes.etag?.includes(etag)) return { status: 304, headers, body: null }
  const encoding = encodingFor(wishes)
  const body = encoding ? encoded[encoding] : page.body
  if (!body) return null
  return {
    status: 200,
    headers: {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    },
    body: wishes.method === 'HEAD' ? null : body,
  }
}

/** Answers a kept page, compressed as the browser prefers it. */
export async function servePage(page: CachedPage, request: Request): Promise<Response> {
  const wishes = {
    method: request.method,
    etag: request.headers.get('if-none-match'),
    encodings: request.headers.get('accept-encoding'),
  }
  const encoding = encodingFor(wishes)
  if (encoding) page.encoded[encoding] ??= await compressors[encoding](page.body)
  const answer = answerPage(page, wishes)
  if (!answer) throw new Error('A page was not compressed')
  const { status, headers, body } = answer
  return new Response(body && new Uint8Array(body), { status, headers })
}

const encodingFor = ({ encodings }: Wishes) => ENCODINGS.find((name) => encodings?.includes(name))
