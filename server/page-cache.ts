import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}
type Encoding = keyof typeof compressors

/** A whole answer to a visitor, kept until something is published. */
export interface CachedPage {
  headers: Headers
  body: Buffer
  etag: string
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
}

/** Bytes of pages to keep, their compressed forms and keys included. */
const MAX_BYTES = 64_000_000
/** What a page weighs besides its body: headers, compressed forms (bytes, generous). */
const OVERHEAD = 4096
/** An address with more than this is nobody's twice. */
const MAX_KEY = 300

/**
 * Pages as visitors without a session get them, by URL; all are dropped when content changes.
 *
 * @param version number that grows with every change of content
 */
export function createPageCache(version: () => number) {
  const pages = new Map<string, CachedPage>()
  let bytes = 0
  let keptVersion = version()

  function refresh() {
    if (keptVersion === version()) return
    pages.clear()
    bytes = 0
    keptVersion = version()
  }

  return {
    get(key: string): CachedPage | undefined {
      refresh()
      return pages.get(key)
    },
    /** @param renderedAt `version` before the page was rendered: a publish meanwhile makes it stale */
    put(key: string, page: CachedPage, renderedAt: number) {
      refresh()
      if (renderedAt !== keptVersion || pages.has(key) || key.length > MAX_KEY) return
      pages.set(key, page)
      bytes += weight(page)
      for (const [oldest, old] of pages) {
        if (bytes <= MAX_BYTES) break
        pages.delete(oldest)
        bytes -= weight(old)
      }
    },
  }
}

const weight = ({ body }: CachedPage) => 1.5 * body.length + OVERHEAD

export function makePage(headers: Headers, body: Buffer): CachedPage {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { headers, body, etag, encoded: {} }
}

/** Answers a kept page in the encoding that the browser prefers; 304 when it has it already. */
export async function servePage(page: CachedPage, request: Request): Promise<Response> {
  const headers = new Headers(page.headers)
  headers.set('etag', page.etag)
  headers.set('vary', 'accept-encoding, cookie')
  if (request.headers.get('if-none-match')?.includes(page.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
  if (!encoding) return answer(page.body, headers, request)
  page.encoded[encoding] ??= compressors[encoding](page.body)
  const body = await page.encoded[encoding]
  headers.set('content-encoding', encoding)
  return answer(body, headers, request)
}

function answer(body: Buffer, headers: Headers, request: Request): Response {
  headers.set('content-length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
}
