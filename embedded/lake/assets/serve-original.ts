import { matchesEtag, parseRange, streamFile } from '../../kit/http-file.ts'
import { errorResponse } from '../errors.ts'
import { AssetError } from './errors.ts'
import { IMMUTABLE_HEADERS, type Method } from './http.ts'

/**
 * Serves a stored original as it is, whole or the range requested.
 * @param headers of the response, in addition to those of every asset
 */
export function serveOriginal(
  file: { path: string; size: number; etag: string },
  request: { headers: Headers; method: Method },
  headers: Record<string, string>,
): Response {
  const { path, size, etag } = file
  const common = { ...IMMUTABLE_HEADERS, 'Accept-Ranges': 'bytes', ETag: etag, ...headers }
  if (matchesEtag(request.headers, etag))
    return new Response(null, { status: 304, headers: common })

  const ifRange = request.headers.get('if-range')
  const rangeHeader = ifRange && ifRange !== etag ? null : request.headers.get('range')
  const range = request.method === 'GET' ? parseRange(rangeHeader, size) : null
  if (range === 'unsatisfiable') {
    const response = errorResponse(new AssetError(416, `The asset has ${size} bytes`))
    response.headers.set('Content-Range', `bytes */${size}`)
    return response
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  return new Response(request.method === 'HEAD' ? null : streamFile(path, { start, end }), {
    status: range ? 206 : 200,
    headers: {
      ...common,
      'Content-Length': String(end + 1 - start),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
  })
}
