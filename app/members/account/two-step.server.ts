import type { SupabaseClient } from '@supabase/supabase-js'
import { refuse } from '../../forms/refusal.ts'
import { type AccessRefusal, accessErrorOf } from '../access/access-error.ts'
import { readForm } from '../access/schemas.ts'
import { verifiedFactor } from '../access/second-step.server.ts'
import { readTokens, type SessionTokens } from '../session/session-cookie.server.ts'
import type { Enrolment } from './answer.ts'

/** Begins to set up an authenticator; one that was begun before and not finished is dropped. */
export async function enroll(
  { auth }: SupabaseClient,
  issuer: string,
): Promise<{ enrolment: Enrolment } | { refusal: AccessRefusal }> {
  const { data: user } = await auth.getUser()
  const unfinished = user.user?.factors?.filter(({ status }) => status === 'unverified') ?? []
  for (const { id } of unfinished) await auth.mfa.unenroll({ factorId: id })

  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer })
  if (error) return { refusal: refuse({ failure: accessErrorOf(error) }) }
  const { qr_code: qr, secret } = data.totp
  return { enrolment: { factorId: data.id, qr, secret } }
}

/** Finishes it with the first code; every other session of the member ends by that. */
export async function confirmEnrolment(
  { auth }: SupabaseClient,
  form: FormData,
): Promise<{ tokens: SessionTokens } | { enrolment: Enrolment; refusal: AccessRefusal }> {
  const given = (name: string) => String(form.get(name) ?? '')
  const enrolment = { factorId: given('factorId'), qr: given('qr'), secret: given('secret') }
  const sendBack = (refusal: AccessRefusal) => ({ enrolment, refusal })
  const read = readForm('confirm', form)
  if ('problems' in read) return sendBack(read)
  const { error } = await auth.mfa.challengeAndVerify({
    factorId: enrolment.factorId,
    code: read.fields.code,
  })
  if (error) return sendBack(refuse({ problems: { code: accessErrorOf(error) } }))
  const tokens = readTokens((await auth.getSession()).data.session)
  return tokens ? { tokens } : sendBack(refuse({ failure: 'unknown' }))
}

/** Logging in requires no code any more. */
export async function unenroll({ auth }: SupabaseClient): Promise<AccessRefusal | null> {
  const { data } = await auth.getUser()
  const factor = verifiedFactor(data.user)
  if (!factor) return null
  const { error } = await auth.mfa.unenroll({ factorId: factor.id })
  return error && refuse({ failure: accessErrorOf(error) })
}
