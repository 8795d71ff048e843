import type { SupabaseClient } from '@supabase/supabase-js'
import { accessErrorOf } from '../members/access-error.ts'
import type { AccessFailure } from '../members/access-form.tsx'
import { membersClient } from '../members/client.server.ts'
import type { MembersConfig } from '../members/config.ts'
import {
  emailField,
  nameField,
  newPasswordField,
  passwordField,
  readFields,
} from '../members/fields.ts'
import type { Session } from '../members/session.ts'

/** The outcome of a change: null when it was made. */
type Outcome = Promise<AccessFailure | null>

export async function changeName(client: SupabaseClient, form: FormData): Outcome {
  const read = readFields({ name: nameField }, form)
  if ('error' in read) return { ...read, typed: { name: String(form.get('name') ?? '') } }
  const { error } = await client.auth.updateUser({ data: { name: read.fields.name } })
  return error && { error: accessErrorOf(error) }
}

/** The new address counts once the link in a mail to it has been opened. */
export async function changeEmail(
  client: SupabaseClient,
  form: FormData,
  emailRedirectTo: string,
): Outcome {
  const read = readFields({ email: emailField }, form)
  const typed = { email: String(form.get('email') ?? '') }
  if ('error' in read) return { ...read, typed }
  const { error } = await client.auth.updateUser({ email: read.fields.email }, { emailRedirectTo })
  return error && { error: accessErrorOf(error), field: 'email', typed }
}

/** Asks for the old password too, but not of somebody who came by the link for a forgotten one. */
export async function changePassword(
  client: SupabaseClient,
  form: FormData,
  session: Session,
  members: MembersConfig,
): Outcome {
  if (!session.cameByMail) {
    const wrong = await checkPassword(form, session, members)
    if (wrong) return wrong
  }
  const read = readFields({ newPassword: newPasswordField }, form)
  if ('error' in read) return read
  const { error } = await client.auth.updateUser({ password: read.fields.newPassword })
  return error && { error: accessErrorOf(error), field: 'newPassword' }
}

/** Whether the `password` of a form is the member's: null, or what is wrong with it. */
export async function checkPassword(
  form: FormData,
  { email }: Session,
  members: MembersConfig,
): Outcome {
  const read = readFields({ password: passwordField }, form)
  if ('error' in read) return read
  const { auth } = membersClient(members)
  const { error } = await auth.signInWithPassword({ email, password: read.fields.password })
  // The session that this opened is nobody's.
  if (!error) await auth.signOut({ scope: 'local' })
  if (!error) return null
  const reason = accessErrorOf(error)
  return { error: reason === 'invalidCredentials' ? 'passwordWrong' : reason, field: 'password' }
}
