import { languageOfPath, localizedPath } from '../../domain/languages.ts'
import { messagesOf } from '../messages.ts'
import { plainPage } from '../plain-page.ts'
import type { RouteClass } from './route-class.ts'

/** Reasons for refusing a request. Each is a text of the catalogue, and a label of the metrics. */
export type Reason = 'tooLarge' | 'unreadable' | 'tooMany' | 'busy' | 'foreign'

export interface Refusal {
  status: number
  reason: Reason
  /** When it is worth trying again (s). */
  retryAfter?: number
}

export interface RefusalAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

const NAMES: Record<Reason, string> = {
  tooLarge: 'Content Too Large',
  unreadable: 'The request cannot be read',
  tooMany: 'Too Many Requests',
  busy: 'Too busy: try again later',
  foreign: 'Forbidden',
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const pages = new Map<string, string>()

/** Response to a refused request: a page in the language of the path, and JSON for the services. */
export async function answerRefusal(
  { status, reason, retryAfter }: Refusal,
  kind: RouteClass,
  path: string,
): Promise<RefusalAnswer> {
  const common = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(retryAfter && { 'retry-after': String(Math.ceil(retryAfter)) }),
  }
  if (kind !== 'site') {
    const json = serviceError(status, reason)
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
    return { status, headers: { ...common, ...headers }, body: JSON.stringify(json) }
  }
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
  return { status, headers: { ...common, ...headers }, body: await refusalPage(reason, path) }
}

async function refusalPage(reason: Reason, path: string): Promise<string> {
  const language = languageOfPath(path)
  const key = `${language} ${reason}`
  const known = pages.get(key)
  if (known) return known
  const [refusals, { errors }] = await Promise.all([
    messagesOf(language, 'refusals'),
    messagesOf(language, 'common'),
  ])
  const home = `<p><a href="${localizedPath('/', language)}">${errors.home}</a></p>\n`
  const page = plainPage(language, { ...refusals[reason], end: home })
  pages.set(key, page)
  return page
}

/** Named as Sanity's and Supabase's errors are, so that the clients of both show the message. */
function serviceError(statusCode: number, reason: Reason) {
  const message = NAMES[reason]
  return { statusCode, error: message, message, msg: message, error_code: reason }
}
