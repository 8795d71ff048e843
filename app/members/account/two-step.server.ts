import type { SupabaseClient } from '@supabase/supabase-js'
import { accessErrorOf } from '../access/access-error.ts'
import type { AccessFailure } from '../access/access-form.tsx'
import { codeField, readFields } from '../access/fields.ts'
import { verifiedFactor } from '../access/second-step.server.ts'
import { readTokens, type SessionTokens } from '../session/session-cookie.server.ts'
import type { Enrolment } from './answer.ts'

/** Begins to set up an authenticator; one that was begun before and not finished is dropped. */
export async function enroll(
  { auth }: SupabaseClient,
  issuer: string,
): Promise<{ enrolment: Enrolment } | { failure: AccessFailure }> {
  const { data: user } = await auth.getUser()
  const unfinished = user.user?.factors?.filter(({ status }) => status === 'unverified') ?? []
  for (const { id } of unfinished) await auth.mfa.unenroll({ factorId: id })

  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer })
  if (error) return { failure: { error: accessErrorOf(error) } }
  const { qr_code: qr, secret } = data.totp
  return { enrolment: { factorId: data.id, qr, secret } }
}

/** Finishes it with the first code; every other session of the member ends by that. */
export async function confirmEnrolment(
  { auth }: SupabaseClient,
  form: FormData,
): Promise<{ tokens: SessionTokens } | { enrolment: Enrolment; failure: AccessFailure }> {
  const given = (name: string) => String(form.get(name) ?? '')
  const enrolment = { factorId: given('factorId'), qr: given('qr'), secret: given('secret') }
  const refuse = (failure: AccessFailure) => ({ enrolment, failure })
  const read = readFields({ code: codeField }, form)
  if ('error' in read) return refuse(read)
  const { error } = await auth.mfa.challengeAndVerify({
    factorId: enrolment.factorId,
    code: read.fields.code,
  })
  if (error) return refuse({ error: accessErrorOf(error), field: 'code' })
  const tokens = readTokens((await auth.getSession()).data.session)
  return tokens ? { tokens } : refuse({ error: 'unknown' })
}

/** Logging in asks for no code any more. */
export async function unenroll({ auth }: SupabaseClient): Promise<AccessFailure | null> {
  const { data } = await auth.getUser()
  const factor = verifiedFactor(data.user)
  if (!factor) return null
  const { error } = await auth.mfa.unenroll({ factorId: factor.id })
  return error && { error: accessErrorOf(error) }
}
