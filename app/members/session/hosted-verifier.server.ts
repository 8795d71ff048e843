import { toSession } from '../../../domain/session.ts'
import { needsSecondStep } from '../access/second-step.server.ts'
import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'
import { failureOf } from '../failure.server.ts'
import { createMemo } from './memo.server.ts'
import { createSignatureCheck } from './signature.server.ts'
import type { Verdict, Verifier } from './verifier.ts'
import { within } from './within.server.ts'

/** Timeout of the verification of a request (ms). */
const TIMEOUT_MS = 5000
/** Interval at which open streams are verified again (ms). */
const RECHECK_MS = 10_000

/**
 * Queries a hosted backend for every check; only simultaneous checks of one token share a response. A token
 * that the project's keys did not sign is refused without a request.
 */
export function hostedVerifier(members: MembersConfig): Verifier {
  const checkSignature = createSignatureCheck(members.url)
  const inFlight = createMemo<Verdict>({ ttlMs: 0, max: 10_000, keep: () => false })

  async function verifyRemotely(token: string, clientIp: string | null): Promise<Verdict> {
    const claims = await checkSignature(token)
    if (typeof claims === 'string') return claims
    const { data, error } = await membersClient({ ...members, clientIp }).auth.getUser(token)
    if (error) {
      if (failureOf(error) === 'unavailable') return 'unavailable'
      // Its signature is right: the backend's clock is ahead of ours.
      return error.code === 'bad_jwt' ? 'expired' : 'ended'
    }
    const { user } = data
    if (user.id !== claims.sub || isBanned(user)) return 'ended'
    return needsSecondStep(user, claims.aal) ? 'second-factor' : toSession(claims, user)
  }

  const verify: Verifier['verify'] = (token, clientIp) =>
    inFlight.get(token, () => within(TIMEOUT_MS, verifyRemotely(token, clientIp), 'unavailable'))
  return {
    verify,
    recheck: ({ token }) => verify(token, null),
    onChange(listener) {
      const timer = setInterval(listener, RECHECK_MS)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}

function isBanned(user: object): boolean {
  const until = 'banned_until' in user ? user.banned_until : null
  return typeof until === 'string' && Date.parse(until) > Date.now()
}
