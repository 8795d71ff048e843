import type { IncomingMessage } from 'node:http'

const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
/** No address of the site comes near it (characters). */
const LONGEST = 12_000

/**
 * The path of a request, without its query; null for one that names no host, two hosts or
 * one that is none (RFC 9112, 3.2: 400), or whose target is no path.
 */
export function pathOf({ url = '', rawHeaders, headers }: IncomingMessage): string | null {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.toLowerCase() === 'host') hosts++
  }
  if (hosts !== 1 || !HOST.test(headers.host ?? '')) return null
  if (!url.startsWith('/') || url.length > LONGEST) return null
  return url.split(/[?#]/, 1)[0] ?? '/'
}
