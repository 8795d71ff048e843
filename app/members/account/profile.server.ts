import type { SupabaseClient } from '@supabase/supabase-js'
import type { Session } from '../../../domain/session.ts'
import { type AccessError, accessErrorOf } from '../access/access-error.ts'
import type { AccessFailure } from '../access/access-form.tsx'
import {
  codeField,
  emailField,
  nameField,
  newPasswordField,
  passwordField,
  readFields,
} from '../access/fields.ts'
import { weaknessOf } from '../access/password-weakness.server.ts'
import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'

/** The outcome of a change: null when it was made. */
type Outcome = Promise<AccessFailure | null>

export async function changeName(client: SupabaseClient, form: FormData): Outcome {
  const read = readFields({ name: nameField }, form)
  if ('error' in read) return { ...read, typed: { name: String(form.get('name') ?? '') } }
  const { error } = await client.auth.updateUser({ data: { name: read.fields.name } })
  if (error?.code === 'validation_failed') return { error: 'dataTooLarge', field: 'name' }
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
 * Requires the old password too, except after the link for a forgotten one. The backend may require
 * a mailed code instead: the form then gets a field `nonce` for it, as GoTrue calls it.
 */
export async function changePassword(
  client: SupabaseClient,
  form: FormData,
  session: Session,
  members: MembersConfig,
): Outcome {
  const wrong = session.cameByMail ? null : await checkPassword(form, session, members)
  const failure = wrong ?? (await setPassword(client, form, session))
  const nonce = form.get('nonce')
  return failure && typeof nonce === 'string' ? { ...failure, typed: { nonce } } : failure
}

/** GoTrue's words for wanting a code by mail: of an old session, and of one that has no password to give. */
const WANTS_CODE = new Set(['reauthentication_needed', 'current_password_required'])

async function setPassword(client: SupabaseClient, form: FormData, session: Session): Outcome {
  const read = readFields({ newPassword: newPasswordField }, form)
  if ('error' in read) return read
  const code = form.has('nonce') ? readFields({ nonce: codeField }, form) : null
  if (code && 'error' in code) return code
  const password = read.fields.newPassword
  const weakness = weaknessOf(password, [session.name, session.email])
  if (weakness) return { error: weakness, field: 'newPassword' }
  const current_password = form.get('password')
  const { error } = await client.auth.updateUser({
    password,
    ...(typeof current_password === 'string' && { current_password }),
    ...code?.fields,
  })
  if (error?.code && WANTS_CODE.has(error.code)) return mailCode(client)
  const reason = error && accessErrorOf(error)
  return reason && { error: reason, field: FIELDS[reason] ?? 'newPassword' }
}

const FIELDS: Partial<Record<AccessError, string>> = {
  mailedCodeWrong: 'nonce',
  passwordWrong: 'password',
}

async function mailCode(client: SupabaseClient): Outcome {
  const { error } = await client.auth.reauthenticate()
  const reason = error ? accessErrorOf(error) : 'codeMailed'
  return { error: reason, field: 'nonce', typed: { nonce: '' } }
}

/**
 * Checks the `password` of a form: null, or the error. Wrong passwords count towards the rate
 * limits of account and visitor, as when logging in.
 */
export async function checkPassword(
  form: FormData,
  { email }: Session,
  members: MembersConfig,
): Outcome {
  const read = readFields({ password: passwordField }, form)
  if ('error' in read) return read
  const { auth } = membersClient(members)
  const { error } = await auth.signInWithPassword({ email, password: read.fields.password })
  // The session that this opened is not used.
  if (!error) await auth.signOut({ scope: 'local' })
  if (!error) return null
  const reason = accessErrorOf(error)
  return { error: reason === 'invalidCredentials' ? 'passwordWrong' : reason, field: 'password' }
}
