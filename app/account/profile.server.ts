import type { SupabaseClient } from '@supabase/supabase-js'
import { accessErrorOf } from '../members/access-error.ts'
import type { AccessFailure } from '../members/access-form.tsx'
import { membersClient } from '../members/client.server.ts'
import type { MembersConfig } from '../members/config.ts'
import {
  codeField,
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

/**
 * Asks for the old password too, but not of somebody who came by the link for a forgotten one. The
 * backend may want a code of a session that is older than a day: it is mailed, and the form gets a
 * field `nonce` for it, as GoTrue calls it.
 */
export async function changePassword(
  client: SupabaseClient,
  form: FormData,
  session: Session,
  members: MembersConfig,
): Outcome {
  const wrong = session.cameByMail ? null : await checkPassword(form, session, members)
  const failure = wrong ?? (await setPassword(client, form))
  const nonce = form.get('nonce')
  return failure && typeof nonce === 'string' ? { ...failure, typed: { nonce } } : failure
}

async function setPassword(client: SupabaseClient, form: FormData): Outcome {
  const read = readFields({ newPassword: newPasswordField }, form)
  if ('error' in read) return read
  const code = form.has('nonce') ? readFields({ nonce: codeField }, form) : null
  if (code && 'error' in code) return code
  const password = read.fields.newPassword
  const { error } = await client.auth.updateUser({ password, ...code?.fields })
  if (error?.code === 'reauthentication_needed') return mailCode(client)
  const reason = error && accessErrorOf(error)
  return reason && { error: reason, field: reason === 'mailedCodeWrong' ? 'nonce' : 'newPassword' }
}

async function mailCode(client: SupabaseClient): Outcome {
  const { error } = await client.auth.reauthenticate()
  const reason = error ? accessErrorOf(error) : 'codeMailed'
  return { error: reason, field: 'nonce', typed: { nonce: '' } }
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
