import type { BrowserMembers } from './browser-client.ts'

/** Where a mail's link leads to, or why it leads nowhere. */
export type LinkOutcome =
  | { goTo: '/cuenta?clave#clave' | '/cuenta?bienvenida' | '/acceso/codigo?redirectTo=/cuenta' }
  | { error: 'linkExpired' | 'unavailable' }

/** Signs in with the session in the address that a mail's link led to (GoTrue's implicit flow). */
export async function followMailLink(members: BrowserMembers): Promise<LinkOutcome> {
  const isRecovery = new URLSearchParams(window.location.hash.slice(1)).get('type') === 'recovery'
  const { browserClient } = await import('./browser-client.ts')
  const { auth } = browserClient(members)
  const { error } = await auth.initialize()
  const { session } = (await auth.getSession()).data
  if (error || !session) return { error: 'linkExpired' }
  const { access_token, refresh_token, expires_at } = session
  const answer = await fetch('/sesion', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ access_token, refresh_token, expires_at }),
  })
  if (answer.status === 202) return { goTo: '/acceso/codigo?redirectTo=/cuenta' }
  if (!answer.ok) return { error: answer.status === 401 ? 'linkExpired' : 'unavailable' }
  return { goTo: isRecovery ? '/cuenta?clave#clave' : '/cuenta?bienvenida' }
}
