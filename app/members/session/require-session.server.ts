import { redirect } from '@remix-run/node'
import type { Session } from '../../../domain/session.ts'

/**
 * Requires a signed-in member.
 *
 * @throws a redirect to the log-in page for visitors, which brings them back here
 */
export function requireSession(session: Session | null, request: Request): Session {
  if (session) return session
  const { pathname, search } = new URL(request.url)
  const back = encodeURIComponent(pathname + search)
  throw redirect(`/acceso?redirectTo=${back}`)
}
