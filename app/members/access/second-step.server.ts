import { z } from 'zod'
import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'
import { readTokens, type SessionTokens } from '../session/session-cookie.server.ts'
import { accessErrorOf } from './access-error.ts'
import type { AccessFailure } from './access-form.tsx'
import { codeField, readFields } from './fields.ts'

const factorsSchema = z
  .array(z.object({ id: z.string(), factor_type: z.string(), status: z.string() }))
  .catch([])

/** The member's authenticator that a code is asked of; null when there is none. */
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
): Promise<{ tokens: SessionTokens } | AccessFailure> {
  const read = readFields({ code: codeField }, form)
  if ('error' in read) return read
  const { auth } = membersClient(members)
  const { data, error } = await auth.setSession(firstStep)
  if (error) return { error: accessErrorOf(error) }
  const factor = verifiedFactor(data.user)
  if (!factor) return { error: 'sessionEnded' }
  const verified = await auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: read.fields.code,
  })
  if (verified.error) return { error: accessErrorOf(verified.error), field: 'code' }
  const session = await auth.getSession()
  const tokens = readTokens(session.data.session)
  return tokens ? { tokens } : { error: 'unknown' }
}
