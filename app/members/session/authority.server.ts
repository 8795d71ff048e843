import type { Session } from '../../../domain/session.ts'
import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'
import { createOpenStreams } from './open-streams.server.ts'
import { createRenewals } from './renewals.server.ts'
import type { Authority as RequestAuthority } from './request-authority.ts'
import {
  clearSessionCookie,
  createSessionCookie,
  readSessionCookie,
  type SessionTokens,
} from './session-cookie.server.ts'
import type { Opened, Verdict, Verifier } from './verifier.ts'

/** Renew this long before a token ends, so that a loader's own calls still find it valid. */
const MARGIN_SECONDS = 30

/** Result of verifying the session cookie of a request. */
export interface Answer {
  /** `unknown` when the members' backend cannot be reached: then every write is refused. */
  session: Session | null | 'unknown'
  /** Of that session; null without one. */
  tokens: SessionTokens | null
  /** The browser's cookie is to be replaced or removed. */
  setCookie?: string
}

export type Authority = ReturnType<typeof createAuthority>

/**
 * Verifies sessions: validity, second factor, bans; role, tier and languages. The process has one
 * instance, shared by site and lake. It caches nothing: every check goes to the members' backend.
 */
export function createAuthority(
  members: MembersConfig,
  verifier: Verifier,
  log: (line: string) => void,
) {
  const renew = createRenewals(members)
  const unavailable = (error: unknown): Verdict => {
    log(`members: a session could not be verified: ${error}`)
    return 'unavailable'
  }
  const verify = (token: string, clientIp: string | null) =>
    verifier.verify(token, clientIp).catch(unavailable)
  const streams = createOpenStreams((opened) => verifier.recheck(opened).catch(unavailable))
  const stopChecking = verifier.onChange(streams.check)

  /** @param headers of the request, with `x-real-ip` as the server has set it */
  async function authenticate(headers: Headers): Promise<Answer> {
    const nobody = { session: null, tokens: null }
    const clientIp = headers.get('x-real-ip')
    const tokens = await readSessionCookie(headers.get('cookie'))
    if (tokens === null) return nobody
    const signedOut = { ...nobody, setCookie: await clearSessionCookie(members) }
    if (tokens === 'malformed') return signedOut

    const verdict = await verify(tokens.access_token, clientIp)
    const session = typeof verdict === 'object' ? verdict : null
    if (verdict === 'unavailable') return { session: 'unknown', tokens: null }
    if (session && isFresh(tokens)) return { session, tokens }
    // Only for genuine tokens: made-up ones cost the backend nothing.
    if (!session && verdict !== 'expired') return signedOut

    const renewed = await renew(tokens.refresh_token, clientIp)
    if (renewed === 'refused') return signedOut
    if (renewed === 'unavailable') {
      return session ? { session, tokens } : { session: 'unknown', tokens: null }
    }
    const setCookie = await createSessionCookie(renewed, members)
    const again = await verify(renewed.access_token, clientIp)
    if (again === 'unavailable') return { session: 'unknown', tokens: null, setCookie }
    return typeof again === 'object' ? { session: again, tokens: renewed, setCookie } : signedOut
  }

  return {
    authenticate,

    /** The `Set-Cookie` value that renews a session about to expire; usually null. */
    async renewal(headers: Headers): Promise<string | null> {
      const tokens = await readSessionCookie(headers.get('cookie'))
      if (tokens === null || tokens === 'malformed' || isFresh(tokens)) return null
      return (await authenticate(headers)).setCookie ?? null
    },

    /**
     * Calls `end` as soon as the session ends or its rights change.
     *
     * @returns unsubscribes, when the stream has ended by itself
     */
    watch: (opened: Opened, end: () => void): (() => void) => streams.add(opened, end),

    /** The authority for loaders and actions, bound to the request. */
    forRequest(headers: Headers, { tokens }: Answer): RequestAuthority {
      const clientIp = headers.get('x-real-ip')
      return {
        async currentTokens(marginSeconds = MARGIN_SECONDS) {
          if (!tokens || isFresh(tokens, marginSeconds)) return tokens
          const renewed = await renew(tokens.refresh_token, clientIp)
          if (renewed === 'unavailable') throw unavailableResponse()
          return renewed === 'refused' ? null : renewed
        },
        async verify({ access_token }) {
          const verdict = await verify(access_token, clientIp)
          if (verdict === 'unavailable') throw unavailableResponse()
          return typeof verdict === 'object' || verdict === 'second-factor' ? verdict : null
        },
        async endSession(scope = 'local') {
          if (tokens) {
            const { auth } = membersClient({ ...members, clientIp })
            await auth.admin.signOut(tokens.access_token, scope)
          }
          return clearSessionCookie(members)
        },
      }
    },

    close: stopChecking,
  }
}

function unavailableResponse(): Response {
  return new Response('Service Unavailable', { status: 503, headers: { 'Retry-After': '5' } })
}

function isFresh({ expires_at }: SessionTokens, margin = MARGIN_SECONDS): boolean {
  return expires_at - margin > Date.now() / 1000
}
