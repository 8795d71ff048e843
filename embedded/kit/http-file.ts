import { open } from 'node:fs/promises'

/** True if `If-None-Match` names this entity tag (weak comparison, RFC 9110 §13.1.2). */
export function matchesEtag(headers: Headers, etag: string): boolean {
  const value = headers.get('if-none-match')
  if (!value) return false
  return value.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

/** Content-Disposition: attachment with a name that is safe in a header (RFC 6266, RFC 8187). */
export function attachment(filename: string): string {
  const clean = filename.replace(/[/\\]/g, '_').toWellFormed()
  const ascii = clean.replace(/[^\x20-\x7e]|["%]/g, '_')
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

export interface ByteRange {
  start: number
  end: number
}

/**
 * The one range that a Range header requests (RFC 9110 §14.2), both ends included. `null`: serve
 * the whole (no header, another unit, several ranges, or malformed); `'unsatisfiable'`: 416.
 */
export function parseRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (!first && !last)) return null
  if (!first) {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last ? Math.min(Number(last), size - 1) : size - 1
  if (last && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

const CHUNK = 256 * 1024

/**
 * Streams part of a file. It is opened at the first read: a response that is never read leaks no
 * descriptor.
 */
export function streamFile(path: string, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let file: Awaited<ReturnType<typeof open>> | undefined
  let position = start
  let isCancelled = false
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        file ??= await open(path)
        // While it was being opened there was nothing to close.
        if (isCancelled) return file.close()
        const length = Math.min(CHUNK, end + 1 - position)
        const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, position)
        position += bytesRead
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead))
        if (bytesRead > 0 && position <= end) return
        await file.close()
        if (position > end) controller.close()
        else controller.error(new Error('The file is shorter than it was'))
      },
      cancel() {
        isCancelled = true
        return file?.close()
      },
    },
    { highWaterMark: 0 },
  )
}
