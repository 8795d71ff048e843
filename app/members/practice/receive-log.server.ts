import type { Session } from '../../../domain/session.ts'
import type { SiteContext } from '../../context.ts'
import { logSchema } from '../../instruments/practice/read-log.ts'
import { z } from '../../zod.ts'
import { accountLogOf } from './account-log.server.ts'

const requestSchema = z.object({
  /** The member whose practices they are: another may have signed in since the page was opened. */
  account: z.string(),
  device: z.uuid(),
  log: z
    .string()
    .transform((json, check) => {
      try {
        return JSON.parse(json)
      } catch {
        check.addIssue('not JSON')
        return z.NEVER
      }
    })
    .pipe(logSchema),
})

/** Reasons for refusing a log. */
export type SyncRefusal = 'signedOut' | 'otherAccount' | 'malformed' | 'unavailable'

const STATUS: Record<SyncRefusal, number> = {
  signedOut: 401,
  otherAccount: 409,
  malformed: 400,
  unavailable: 503,
}

const PRIVATE = { 'Cache-Control': 'private, no-store' }

const refuse = (error: SyncRefusal) =>
  Response.json({ error }, { status: STATUS[error], headers: PRIVATE })

/** Stores what a device of a member sends, and answers with the log of the whole account. */
export async function receiveLog(
  request: Request,
  context: Pick<SiteContext, 'authority' | 'members'> & { session: Session | null },
): Promise<Response> {
  const { session } = context
  if (!session) return refuse('signedOut')
  const sent = requestSchema.safeParse(Object.fromEntries(await request.formData()))
  if (!sent.success) return refuse('malformed')
  const { account, device, log } = sent.data
  if (account !== session.userId) return refuse('otherAccount')
  try {
    const answer = await accountLogOf(context, session).store(device, log)
    return Response.json(answer, { headers: PRIVATE })
  } catch (error) {
    console.warn(`practice: a log could not be stored: ${error}`)
    return refuse('unavailable')
  }
}
