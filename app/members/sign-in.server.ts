import { z } from 'zod'
import { membersClient } from './client.server.ts'
import type { MembersConfig } from './config.ts'
import { failureOf } from './failure.server.ts'
import { readTokens, type SessionTokens } from './session-cookie.server.ts'

/** Why signing in failed: each is a message in the `access` catalogue, under `errors`. */
export type SignInError =
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'invalidCredentials'
  | 'emailNotConfirmed'
  | 'banned'
  | 'tooManyAttempts'
  | 'unavailable'
  | 'unknown'

export type SignInResult = { tokens: SessionTokens } | { error: SignInError }

const credentialsSchema = z.object({
  email: z
    .string('emailRequired')
    .trim()
    .min(1, 'emailRequired')
    .max(320, 'emailInvalid')
    .pipe(z.email('emailInvalid')),
  password: z.string('passwordRequired').min(1, 'passwordRequired').max(1024, 'invalidCredentials'),
})

const BY_CODE: Record<string, SignInError> = {
  invalid_credentials: 'invalidCredentials',
  validation_failed: 'invalidCredentials',
  email_not_confirmed: 'emailNotConfirmed',
  user_banned: 'banned',
  over_request_rate_limit: 'tooManyAttempts',
}

/**
 * Signs a member in with e-mail and password, as typed.
 *
 * @param clientIp the visitor's address, which the backend's limits on attempts then go by; without
 *   it, or without the service key, they go by the address of this server
 */
export async function signIn(
  members: MembersConfig,
  email: unknown,
  password: unknown,
  clientIp: string | null = null,
): Promise<SignInResult> {
  const credentials = credentialsSchema.safeParse({ email, password })
  if (!credentials.success) {
    return { error: credentials.error.issues[0]?.message as SignInError }
  }
  const { auth } = clientFor(members, clientIp)
  const { data, error } = await auth.signInWithPassword(credentials.data)
  if (error) return { error: errorOf(error) }
  const tokens = readTokens(data.session)
  return tokens ? { tokens } : { error: 'unknown' }
}

function clientFor(members: MembersConfig, clientIp: string | null) {
  return members.serviceRoleKey && clientIp
    ? membersClient(members, { 'sb-forwarded-for': clientIp }, members.serviceRoleKey)
    : membersClient(members)
}

function errorOf(error: { code?: string | undefined }): SignInError {
  const known = error.code && BY_CODE[error.code]
  if (known) return known
  return failureOf(error) === 'unavailable' ? 'unavailable' : 'unknown'
}
