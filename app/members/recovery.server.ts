import { accessErrorOf } from './access-error.ts'
import type { AccessFailure } from './access-form.tsx'
import { membersClient } from './client.server.ts'
import type { MembersConfig } from './config.ts'
import { emailField, readFields } from './fields.ts'
import { linkPage, type MailContext } from './sign-up.server.ts'

/** Sends the link with which a forgotten password is replaced; nobody learns whether there was one to. */
export async function sendRecovery(
  members: MembersConfig,
  form: FormData,
  mail: MailContext,
): Promise<{ mailSent: string } | AccessFailure> {
  const read = readFields({ email: emailField }, form)
  const typed = { email: String(form.get('email') ?? '') }
  if ('error' in read) return { ...read, typed }
  const { email } = read.fields
  const { error } = await membersClient(members).auth.resetPasswordForEmail(email, {
    redirectTo: linkPage(mail),
  })
  return error ? { error: accessErrorOf(error), typed } : { mailSent: email }
}
