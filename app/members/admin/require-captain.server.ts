import { redirect } from '@remix-run/node'
import { type Language, localizedPath } from '../../../domain/languages.ts'
import type { Session } from '../../../domain/session.ts'

/**
 * Requires a captain.
 *
 * @param path the Spanish path of the page they want to see, for after they have logged in
 * @throws a redirect to the log-in page for visitors, a 403 `Response` for any other member
 */
export function requireCaptain(session: Session | null, path: string, language: Language): Session {
  if (!session) {
    const back = encodeURIComponent(localizedPath(path, language))
    throw redirect(`/acceso?redirectTo=${back}`)
  }
  if (session.role !== 'captain') throw new Response('Forbidden', { status: 403 })
  return session
}
