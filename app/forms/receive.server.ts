import { spanishPath } from '../../domain/languages.ts'
import { safeRedirect } from '../../domain/safe-redirect.ts'
import type { SiteContext } from '../context.ts'
import type { FormAnswer, FormFailure } from './answer.ts'
import { HONEYPOT } from './honeypot.tsx'
import { type FieldName, LIMITS } from './limits.ts'
import { checkForm, type Fields, type FormKind, formSchemas } from './schemas.ts'

/** The answer to a form, with the status and headers of the response that carries it. */
export interface Received {
  answer: FormAnswer
  /** The path of the page that the form stood on. */
  page: string
  init: { status: number; headers?: Record<string, string> }
}

type Keeping = Pick<SiteContext, 'inbox' | 'countForm'> & {
  language: string
  /** The path to go back to when the form does not say which page it stood on. */
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
  const typed = typedFields(body ?? {})
  const refuse = (failure: FormFailure, init: Received['init']): Received => ({
    answer: { sent: false, typed, problems: {}, failure, page },
    page,
    init,
  })
  if (wait > 0) {
    const seconds = String(Math.ceil(wait / 1000))
    return refuse('tooMany', { status: 429, headers: { 'Retry-After': seconds } })
  }
  if (!body) return refuse('tooLarge', { status: 413 })

  const checked = checkForm(kind, body)
  if ('problems' in checked) {
    const { problems } = checked
    return {
      answer: { sent: false, typed, problems, failure: null, page },
      page,
      init: { status: 400 },
    }
  }
  const { fields } = checked
  const kept: Received = { answer: { sent: true, fields }, page, init: { status: 200 } }
  // Only a bot fills in the hidden field: it gets the same response as a person.
  if (body[HONEYPOT]) return kept
  try {
    await inbox.deliver({ kind, fields, page: spanishPath(page), language })
  } catch (error) {
    console.error(`forms: a ${kind} form could not be kept: ${error}`)
    return refuse('unavailable', { status: 503 })
  }
  return kept
}

/** Submitted values, to fill the fields again. */
function typedFields(body: Record<string, string>): Fields {
  const names = Object.keys(LIMITS) as FieldName[]
  return Object.fromEntries(names.flatMap((name) => (name in body ? [[name, body[name]]] : [])))
}

/** The longest form body (bytes): 5000 characters of the longest encoding, and the other fields. */
const MAX_BYTES = 65_536

/**
 * The fields of a form's body; null when it is longer than any form of this site can be. A longer
 * body is read to its end and dropped, so that the sender gets the response.
 */
async function readBody(request: Request): Promise<Record<string, string> | null> {
  const kept: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes <= MAX_BYTES) kept.push(chunk)
  }
  if (bytes > MAX_BYTES) return null
  return Object.fromEntries(new URLSearchParams(Buffer.concat(kept).toString()))
}
