import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'
import { accessErrorOf } from './access-error.ts'
import type { AccessFailure } from './access-form.tsx'
import { emailField, readFields } from './fields.ts'
import { mailProof } from './mail-proof.server.ts'
import { linkPage, type MailContext, type MailSent } from './sign-up.server.ts'

/**
 * Sends the link that replaces a forgotten password; the result does not reveal whether there is an
 * account.
 */
export async function sendRecovery(
  members: MembersConfig,
  form: FormData,
  mail: MailContext,
): Promise<MailSent | AccessFailure> {
  const read = readFields({ email: emailField }, form)
  const typed = { email: String(form.get('email') ?? '') }
  if ('error' in read) return { ...read, typed }
  const { email } = read.fields
  const proof = await mailProof()
  const { auth } = membersClient(members, members.anonKey, proof.options)
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo: linkPage(mail) })
  if (error) return { error: accessErrorOf(error), typed }
  return { mailSent: email, setCookie: await proof.setCookie(members) }
}
