import { attachment, matchesEtag, parseRange, streamFile } from '../../kit/http-file.ts'
import type { Files } from './files.ts'
import { etagOf } from './object-json.ts'
import type { StoredObject } from './objects.ts'

/** Media is only ever shown or saved: nothing in it may run on the site's origin. */
const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Serves an object's bytes: whole, the range requested (RFC 9110, section 14), or 304.
 * @param shared whether caches between server and browser may keep it
 */
export function serveObject(
  files: Files,
  object: StoredObject,
  request: Request,
  shared: boolean,
): Response {
  const { size, version, mimeType, cacheControl } = object
  const etag = etagOf(object)
  const modified = new Date(object.updatedAt).toUTCString()
  const common = {
    ...SAFE_HEADERS,
    'accept-ranges': 'bytes',
    'cache-control':
      cacheControl === 'no-cache'
        ? cacheControl
        : `${shared ? 'public' : 'private'}, ${cacheControl}`,
    'content-type': mimeType,
    'last-modified': modified,
    etag,
    ...disposition(object.name, new URL(request.url).searchParams.get('download')),
  }
  if (isFresh(request.headers, etag, object.updatedAt)) {
    return new Response(null, { status: 304, headers: common })
  }
  const ifRange = request.headers.get('if-range')
  const rangeHeader =
    ifRange && ifRange !== etag && ifRange !== modified ? null : request.headers.get('range')
  const range = request.method === 'GET' ? parseRange(rangeHeader, size) : null
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...SAFE_HEADERS, 'content-range': `bytes */${size}` },
    })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const body = request.method === 'HEAD' ? null : streamFile(files.pathOf(version), { start, end })
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...common,
      'content-length': String(end + 1 - start),
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
  })
}

/** `?download` saves under the object's own name, `?download=name` under another. */
function disposition(name: string, download: string | null): Record<string, string> {
  if (download === null) return {}
  return { 'content-disposition': attachment(download || (name.split('/').at(-1) ?? name)) }
}

function isFresh(headers: Headers, etag: string, updatedAt: string): boolean {
  if (headers.has('if-none-match')) return matchesEtag(headers, etag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  // The header has no fractions of a second.
  return Math.floor(Date.parse(updatedAt) / 1000) * 1000 <= since
}
