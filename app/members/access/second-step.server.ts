import { z } from 'zod'
import { refuse } from '../../forms/refusal.ts'
import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'
import { readTokens, type SessionTokens } from '../session/session-cookie.server.ts'
import { type AccessRefusal, accessErrorOf } from './access-error.ts'
import { readForm } from './schemas.ts'

const factorsSchema = z
  .array(z.object({ id: z.string(), factor_type: z.string(), status: z.string() }))
  .catch([])

/** The member's authenticator whose code is required; null when there is none. */
export function verifiedFactor(user: { factors?: unknown } | null) {
  const factors = factorsSchema.parse(user?.factors)
  return factors.find(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
}

/**
 * True if a session is not verified yet: its member has a second factor, and it was opened without
 * (`aal1` in GoTrue's terms; `aal2` is with).
 */
export function needsSecondStep(user: { factors?: unknown } | null, aal: unknown): boolean {
  const factors = factorsSchema.parse(user?.factors)
  return aal !== 'aal2' && factors.some(({ status }) => status === 'verified')
}

/** Turns the tokens of a first step into those of a whole session, by the code of a form. */
export async function takeSecondStep(
  members: MembersConfig,
  firstStep: SessionTokens,
  form: FormData,
): Promise<{ tokens: SessionTokens } | AccessRefusal> {
  const read = readForm('secondStep', form)
  if ('problems' in read) return read
  const { auth } = membersClient(members)
  const { data, error } = await auth.setSession(firstStep)
  if (error) return refuse({ failure: accessErrorOf(error) })
  const factor = verifiedFactor(data.user)
  if (!factor) return refuse({ failure: 'sessionEnded' })
  const verified = await auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: read.fields.code,
  })
  if (verified.error) return refuse({ problems: { code: accessErrorOf(verified.error) } })
  const session = await auth.getSession()
  const tokens = readTokens(session.data.session)
  return tokens ? { tokens } : refuse({ failure: 'unknown' })
}
