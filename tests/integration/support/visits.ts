import type { MembersConfig } from '../../../app/members/config.ts'
import { createAuthority } from '../../../app/members/session/authority.server.ts'
import { hostedVerifier } from '../../../app/members/session/hosted-verifier.server.ts'

/**
 * The authority over a members' backend that is reached by HTTP, as loaders and actions of one
 * request see it.
 *
 * @returns the session of the request's cookie, and the context that depends on it
 */
export function visitsOf(members: MembersConfig) {
  const authority = createAuthority(members, hostedVerifier(members), () => {})
  authority.close()
  return async (cookie: string | null, clientIp = '192.0.2.1') => {
    const headers = new Headers({ ...(cookie && { cookie }), 'x-real-ip': clientIp })
    const { session, tokens, setCookie } = await authority.authenticate(headers)
    const bound = authority.forRequest(headers, { session, tokens })
    const answer = { session, ...(setCookie && { setCookie }) }
    return { answer, session, authority: bound, members: { ...members, clientIp } }
  }
}
export type Visits = ReturnType<typeof visitsOf>
