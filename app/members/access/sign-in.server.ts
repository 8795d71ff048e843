import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'
import { readTokens, type SessionTokens } from '../session/session-cookie.server.ts'
import { type AccessError, accessErrorOf } from './access-error.ts'
import type { AccessFailure } from './access-form.tsx'
import { emailField, passwordField, readFields } from './fields.ts'
import { needsSecondStep } from './second-step.server.ts'

export type SignInResult = { tokens: SessionTokens; secondStep: boolean } | AccessFailure

/**
 * Signs a member in with the e-mail and password of a form.
 *
 * @returns `secondStep`: the tokens are worth nothing until a code of the member's authenticator
 *   has been given as well
 */
export async function signIn(members: MembersConfig, form: FormData): Promise<SignInResult> {
  const read = readFields({ email: emailField, password: passwordField }, form)
  const typed = { email: String(form.get('email') ?? '') }
  if ('error' in read) return { ...read, typed }
  const refuse = (error: AccessError) => ({ error, typed })
  const { data, error } = await membersClient(members).auth.signInWithPassword(read.fields)
  if (error) return refuse(accessErrorOf(error))
  const tokens = readTokens(data.session)
  return tokens ? { tokens, secondStep: needsSecondStep(data.user, 'aal1') } : refuse('unknown')
}
