import { refuse } from '../../forms/refusal.ts'
import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'
import { readTokens, type SessionTokens } from '../session/session-cookie.server.ts'
import { type AccessError, type AccessRefusal, accessErrorOf } from './access-error.ts'
import { readForm } from './schemas.ts'
import { needsSecondStep } from './second-step.server.ts'

export type SignInResult = { tokens: SessionTokens; secondStep: boolean } | AccessRefusal

/**
 * Signs a member in with the e-mail and password of a form.
 *
 * @returns `secondStep`: the tokens grant nothing until a code of the member's authenticator was verified
 */
export async function signIn(members: MembersConfig, form: FormData): Promise<SignInResult> {
  const read = readForm('signIn', form)
  if ('problems' in read) return read
  const fail = (failure: AccessError): AccessRefusal => {
    const doubted = failure === 'invalidCredentials' ? ['email', 'password'] : []
    return refuse({ failure, doubted, typed: read.typed })
  }
  const { data, error } = await membersClient(members).auth.signInWithPassword(read.fields)
  if (error) return fail(accessErrorOf(error))
  const tokens = readTokens(data.session)
  return tokens ? { tokens, secondStep: needsSecondStep(data.user, 'aal1') } : fail('unknown')
}
