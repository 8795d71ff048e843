import { spanishPath } from '../../domain/languages.ts'
import { safeRedirect } from '../../domain/safe-redirect.ts'
import type { SiteContext } from '../context.ts'
import { type FormAnswer, type FormFailure, type FormKind, type Problem, STAYS } from './answer.ts'
import { HONEYPOT } from './honeypot.tsx'
import { parseForm, typedIn } from './parse-form.ts'
import { refuse } from './refusal.ts'
import { formSchemas } from './schemas.ts'

/** The result of a form, with the status and headers of its response. */
export interface Received {
  answer: FormAnswer
  /** The path of the page that contained the form. */
  page: string
  /** True if the page has scripts and waits for the result. */
  stays: boolean
  init: { status: number; headers?: Record<string, string> }
}

type Keeping = Pick<SiteContext, 'inbox' | 'countForm'> & {
  language: string
  /** The path to go back to when the form does not name its page. */
  home: string
}

/** @throws a 404 `Response` for a form that the site does not have */
export function requireKind({ kind = '' }: { kind?: string }): FormKind {
  if (Object.hasOwn(formSchemas, kind)) return kind as FormKind
  throw new Response('Not Found', { status: 404 })
}

/** Validates a submission and stores it in the inbox before it responds. */
export async function receiveForm(
  request: Request,
  kind: FormKind,
  { inbox, countForm, language, home }: Keeping,
): Promise<Received> {
  const wait = countForm(request.headers.get('x-real-ip'))
  const body = await readBody(request)
  const page = safeRedirect(body?.page, home)
  const stays = Boolean(body?.[STAYS])
  const form = Object.entries(body ?? {})
  const typed = typedIn(formSchemas[kind], form)
  const fail = (failure: FormFailure, init: Received['init']): Received => ({
    answer: { sent: false, page, ...refuse<Problem, FormFailure>({ failure, typed }) },
    ...{ page, stays, init },
  })
  if (wait > 0) {
    const seconds = String(Math.ceil(wait / 1000))
    return fail('tooMany', { status: 429, headers: { 'Retry-After': seconds } })
  }
  if (!body) return fail('tooLarge', { status: 413 })

  const checked = parseForm<Problem, (typeof formSchemas)[FormKind]>(formSchemas[kind], form)
  if ('problems' in checked) {
    return { answer: { sent: false, page, ...checked }, page, stays, init: { status: 400 } }
  }
  const { fields } = checked
  const stored: Received = { answer: { sent: true, fields }, page, stays, init: { status: 200 } }
  // Only a bot fills in the hidden field: it gets the same response as a person.
  if (body[HONEYPOT]) return stored
  try {
    await inbox.deliver({ kind, fields, page: spanishPath(page), language })
  } catch (error) {
    console.error(`forms: a ${kind} form could not be kept: ${error}`)
    return fail('unavailable', { status: 503 })
  }
  return stored
}

/** The longest form body (bytes): 5000 characters of the longest encoding, and the other fields. */
const MAX_BYTES = 65_536

/**
 * The fields of a form's body; null when it exceeds the limit. A longer
 * body is read to its end and dropped, so that the sender gets the response.
 */
async function readBody(request: Request): Promise<Record<string, string> | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes <= MAX_BYTES) chunks.push(chunk)
  }
  if (bytes > MAX_BYTES) return null
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
}
