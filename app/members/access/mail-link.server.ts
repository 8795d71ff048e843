import type { AuthError, Session as Opened } from '@supabase/supabase-js'
import { z } from 'zod'
import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'
import { readTokens, type SessionTokens } from '../session/session-cookie.server.ts'
import { type AccessError, accessErrorOf } from './access-error.ts'
import type { MailProof } from './mail-proof.server.ts'

/** A session that a mail has opened. */
export type Entered = { tokens: SessionTokens; newPassword: boolean }
type Outcome = Entered | { error: AccessError }

/** Signs in with the code of a link, in the browser that requested its mail. */
export async function redeemCode(
  members: MembersConfig,
  code: string,
  proof: MailProof,
): Promise<Outcome> {
  const { auth } = membersClient(members, members.anonKey, proof.options)
  const { data, error } = await auth.exchangeCodeForSession(code)
  const isRecovery = 'redirectType' in data && data.redirectType === 'recovery'
  return entered(data.session, error, isRecovery)
}

/** Parameters of a link that was opened in a browser that did not request it. */
export const foreignLinkSchema = z.object({
  token_hash: z.string().min(1).max(256),
  type: z.enum(['signup', 'magiclink', 'recovery', 'email']),
  /** The account that it opens, as shown to the visitor. */
  email: z.email(),
})
export type ForeignLink = z.infer<typeof foreignLinkSchema>

/** Signs in with such a link, if it opens the account that was shown to the visitor. */
export async function acceptLink(
  members: MembersConfig,
  { token_hash, type, email }: ForeignLink,
): Promise<Outcome> {
  const { auth } = membersClient(members)
  const kind = type === 'recovery' ? 'recovery' : 'email'
  const { data, error } = await auth.verifyOtp({ token_hash, type: kind })
  if (data.session && data.user?.email?.toLowerCase() !== email.toLowerCase()) {
    await auth.signOut({ scope: 'local' })
    return { error: 'linkExpired' }
  }
  return entered(data.session, error, type === 'recovery')
}

function entered(session: Opened | null, error: AuthError | null, newPassword: boolean): Outcome {
  if (error) {
    const reason = accessErrorOf(error)
    const isPassing =
      reason === 'unavailable' || reason === 'tooManyAttempts' || reason === 'banned'
    return { error: isPassing ? reason : 'linkExpired' }
  }
  const tokens = readTokens(session)
  return tokens ? { tokens, newPassword } : { error: 'unknown' }
}
