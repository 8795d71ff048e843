import { composeMail } from '../mail/compose.ts'
import type { Auth } from './context.ts'
import type { Purpose } from './one-time-tokens.ts'
import type { User } from './users.ts'

/** The `type` that a link of each purpose carries, as GoTrue names it. */
const LINK_TYPES: Record<Purpose, string> = {
  signup: 'signup',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
}

export type MailRequest = {
  /** Where the link leads after it was verified, as the client asked for it. */
  redirectTo: string | undefined
  /** Of PKCE, or null. */
  codeChallenge: string | null
}

/** Sends a mail with a link and a code for one purpose. Call inside `transact`. */
export function sendMail(
  auth: Auth,
  user: User,
  purpose: Purpose,
  { redirectTo, codeChallenge }: MailRequest,
): void {
  const email = purpose === 'email_change_new' ? (user.newEmail ?? user.email) : user.email
  const issued = auth.oneTimeTokens.issue({ userId: user.id, purpose, email, codeChallenge })
  const link = new URL(`${auth.settings.apiUrl}/verify`)
  link.searchParams.set('token', issued.token)
  link.searchParams.set('type', LINK_TYPES[purpose])
  link.searchParams.set('redirect_to', auth.redirectTo(redirectTo))
  const content = composeMail({
    kind: purpose,
    language: user.userMetadata.lng,
    link: link.href,
    code: issued.code,
    addresses: { current: user.email, new: user.newEmail ?? '' },
  })
  auth.outbox.put({ to: email, ...content })
}
