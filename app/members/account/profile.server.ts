import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import type { Session } from '../../../domain/session.ts'
import { refuse } from '../../forms/refusal.ts'
import { type AccessError, type AccessRefusal, accessErrorOf } from '../access/access-error.ts'
import { weaknessOf } from '../access/password-weakness.server.ts'
import { type memberForms, readForm } from '../access/schemas.ts'
import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'

/** The outcome of a change: null when it was made. */
type Outcome = Promise<AccessRefusal | null>

export async function changeName(client: SupabaseClient, form: FormData): Outcome {
  const read = readForm('profile', form)
  if ('problems' in read) return read
  const { typed } = read
  const { error } = await client.auth.updateUser({ data: { name: read.fields.name } })
  if (error?.code === 'validation_failed') {
    return refuse({ problems: { name: 'dataTooLarge' }, typed })
  }
  return error && refuse({ failure: accessErrorOf(error), typed })
}

/** The new address counts once the link in a mail to it has been opened. */
export async function changeEmail(
  client: SupabaseClient,
  form: FormData,
  emailRedirectTo: string,
): Outcome {
  const read = readForm('email', form)
  if ('problems' in read) return read
  const { typed } = read
  const { error } = await client.auth.updateUser({ email: read.fields.email }, { emailRedirectTo })
  return error && refuse({ problems: { email: accessErrorOf(error) }, typed })
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
  const read = readForm('password', form)
  if ('problems' in read) return read
  const wrong = session.signedInByMail ? null : await checkPassword(form, session, members)
  const refused = wrong ?? (await setPassword(client, read.fields, session))
  return refused && { ...refused, typed: { ...refused.typed, ...read.typed } }
}

type Passwords = z.output<typeof memberForms.password>

/** GoTrue's error codes that require a mailed code: for an old session, and for an account without a password. */
const CODE_REQUIRED = new Set(['reauthentication_needed', 'current_password_required'])

async function setPassword(client: SupabaseClient, fields: Passwords, session: Session): Outcome {
  const { newPassword, password: current_password, nonce } = fields
  const weakness = weaknessOf(newPassword, [session.name, session.email])
  if (weakness) return refuse({ problems: { newPassword: weakness } })
  const { error } = await client.auth.updateUser({
    password: newPassword,
    ...(current_password !== undefined && { current_password }),
    ...(nonce !== undefined && { nonce }),
  })
  if (error?.code && CODE_REQUIRED.has(error.code)) return mailCode(client)
  const reason = error && accessErrorOf(error)
  return reason && refuse({ problems: { [FIELDS[reason] ?? 'newPassword']: reason } })
}

const FIELDS: Partial<Record<AccessError, string>> = {
  mailedCodeWrong: 'nonce',
  passwordWrong: 'password',
}

async function mailCode(client: SupabaseClient): Outcome {
  const { error } = await client.auth.reauthenticate()
  const reason = error ? accessErrorOf(error) : 'codeMailed'
  return refuse({ problems: { nonce: reason }, typed: { nonce: '' } })
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
  const read = readForm('others', form)
  if ('problems' in read) return read
  const { auth } = membersClient(members)
  const { error } = await auth.signInWithPassword({ email, password: read.fields.password })
  // The session that this opened is not used.
  if (!error) await auth.signOut({ scope: 'local' })
  if (!error) return null
  const reason = accessErrorOf(error)
  const problem = reason === 'invalidCredentials' ? 'passwordWrong' : reason
  return refuse({ problems: { password: problem } })
}
