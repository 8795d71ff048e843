import type { IncomingMessage } from 'node:http'

/** No form of the site has more fields. */
const MAX_FIELDS = 100
const URLENCODED = 'application/x-www-form-urlencoded'

export type FormFailure = 'unknownType' | 'unreadable' | 'tooLarge'

/**
 * Validates a body before an action of the site gets it: an action may rely on a readable form. A request
 * without a body becomes an empty form.
 *
 * @returns null when it is one
 */
export async function checkForm(
  request: IncomingMessage,
  body: Buffer,
): Promise<FormFailure | null> {
  const given = request.headers['content-type'] ?? ''
  const type = given.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (body.length === 0) {
    setHeader(request, 'content-type', URLENCODED)
    return null
  }
  if (type === URLENCODED) return hasMany(body, '&') ? 'tooLarge' : null
  if (type !== 'multipart/form-data') return 'unknownType'
  if (hasMany(body, 'isposition:')) return 'tooLarge'
  const copy = new Response(new Uint8Array(body), { headers: { 'content-type': given } })
  return copy.formData().then(
    () => null,
    () => 'unreadable' as const,
  )
}

/** True if a text occurs so often that it separates more fields than a form has. */
function hasMany(body: Buffer, text: string): boolean {
  let at = -1
  for (let count = 0; count <= MAX_FIELDS; count++) {
    at = body.indexOf(text, at + 1)
    if (at < 0) return false
  }
  return true
}

/** Sets a header of an incoming request, in both places from which headers are read. */
export function setHeader(request: IncomingMessage, name: string, value: string) {
  const headers: string[] = []
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const [given = '', text = ''] = request.rawHeaders.slice(i, i + 2)
    if (given.toLowerCase() !== name) headers.push(given, text)
  }
  request.rawHeaders.splice(0, Number.POSITIVE_INFINITY, ...headers, name, value)
  request.headers[name] = value
}
