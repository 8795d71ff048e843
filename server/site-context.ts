import type { AppLoadContext } from '@remix-run/node'
import type { SiteContext } from '../app/context.ts'
import type { MembersConfig } from '../app/members/config.ts'
import type { Answer, Authority } from '../app/members/session/authority.server.ts'

/** The part of the context that is the same for every request. */
export type SiteServices = Omit<
  SiteContext,
  'session' | 'authority' | 'members' | 'nonce' | 'siteUrl'
> & { authority: Authority; members: MembersConfig }

/** The context of one request. */
export function contextFor(
  { authority, members, ...services }: SiteServices,
  { headers }: Request,
  who: Answer,
  page: { nonce: string; siteUrl: string },
): AppLoadContext {
  return {
    ...services,
    session: who.session === 'unknown' ? null : who.session,
    authority: authority.forRequest(headers, who),
    members: { ...members, clientIp: headers.get('x-real-ip') },
    ...page,
  }
}

/** The browser's cookie is renewed or removed, unless the page has just set it itself. */
export function withCookie(response: Response, { setCookie }: Answer): Response {
  const isSet = response.headers.getSetCookie().some((set) => set.startsWith('session='))
  if (setCookie && !isSet) response.headers.append('set-cookie', setCookie)
  return response
}
