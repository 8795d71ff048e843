import { attachment } from '../../kit/http-file.ts'
import { AssetError } from './errors.ts'
import type { Method } from './http.ts'
import { servedType } from './media-types.ts'
import { parseFileName } from './names.ts'
import { serveOriginal } from './serve-original.ts'
import type { Storage } from './storage.ts'

/**
 * Serves a file asset, which no cache may store; the caller checks access. Types that could run a script on the
 * site's origin are sent as downloads.
 * @throws AssetError 404, 416
 */
export async function serveFile(
  storage: Storage,
  name: string,
  query: URLSearchParams,
  headers: Headers,
  method: Method,
): Promise<Response> {
  const file = parseFileName(name)
  const size = file && (await storage.sizeOf('files', name))
  if (!file || size === null) throw new AssetError(404, 'File not found')

  const { type, attachment: forced } = servedType(file.extension)
  const download = query.get('dl')
  return serveOriginal(
    { path: storage.pathOf('files', name), size, etag: `"${file.sha1}"` },
    { headers, method },
    {
      'Content-Type': type,
      'Cache-Control': 'private, no-store',
      ...((forced || download !== null) && { 'Content-Disposition': attachment(download || name) }),
      ...(forced && { 'Content-Security-Policy': "default-src 'none'; sandbox" }),
    },
  )
}
