import { refuse } from '../../forms/refusal.ts'
import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'
import { type AccessRefusal, accessErrorOf } from './access-error.ts'
import { mailProof } from './mail-proof.server.ts'
import { readForm } from './schemas.ts'
import { linkPage, type MailContext, type MailSent } from './sign-up.server.ts'

/**
 * Sends the link that replaces a forgotten password; the result does not reveal whether there is an
 * account.
 */
export async function sendRecovery(
  members: MembersConfig,
  form: FormData,
  mail: MailContext,
): Promise<MailSent | AccessRefusal> {
  const read = readForm('recovery', form)
  if ('problems' in read) return read
  const { email } = read.fields
  const proof = await mailProof()
  const { auth } = membersClient(members, members.anonKey, proof.options)
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo: linkPage(mail) })
  if (error) return refuse({ failure: accessErrorOf(error), typed: read.typed })
  return { mailSent: email, setCookie: await proof.setCookie(members) }
}
