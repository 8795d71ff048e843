import { randomUUID } from 'node:crypto'
import type { Auth } from './context.ts'
import type { Purpose, SignUp } from './one-time-tokens.ts'
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

export interface MailRequest {
  /** The address to which the link leads after it was verified, as the client requested it. */
  redirectTo: string | undefined
  /** Of PKCE, or null. */
  codeChallenge: string | null
  /** The account as confirming it makes it. */
  signUp?: SignUp
}

/**
 * Sends a mail with a link and a code for one purpose. Call inside `transact`.
 * @returns the mail's id in the outbox
 */
export function sendMail(
  auth: Auth,
  user: User,
  purpose: Purpose,
  { redirectTo, codeChallenge, signUp = undefined }: MailRequest,
): string {
  const email = purpose === 'email_change_new' ? (user.newEmail ?? user.email) : user.email
  const issued = auth.oneTimeTokens.issue({
    ...{ userId: user.id, purpose, email, codeChallenge },
    signUp: purpose === 'signup' && signUp ? signUpOf(signUp) : null,
  })
  const link = new URL(`${auth.settings.apiUrl}/verify`)
  link.searchParams.set('token', issued.token)
  link.searchParams.set('type', LINK_TYPES[purpose])
  link.searchParams.set('redirect_to', auth.redirectTo(redirectTo))
  const content = auth.settings.composeMail({
    kind: purpose,
    userMetadata: user.userMetadata,
    link: link.href,
    code: issued.code,
    addresses: { current: user.email, new: user.newEmail ?? '' },
  })
  return auth.outbox.put({ to: email, ...content })
}

const signUpOf = ({ encryptedPassword, userMetadata }: SignUp): SignUp => ({
  encryptedPassword,
  userMetadata,
})

/**
 * Notifies the owner of an account of a sign-up with its address. The client sees no difference to a new
 * account. Call inside `transact`.
 */
export function sendAlreadyMember({ outbox, settings }: Auth, user: User): void {
  const content = settings.composeMail({
    kind: 'already_member',
    userMetadata: user.userMetadata,
    link: settings.siteUrl,
    code: null,
    addresses: { current: user.email, new: '' },
  })
  outbox.put({ to: user.email, ...content })
}

/**
 * Does the work of sending mails without sending any, so that neither the time nor the disk reveals whether an
 * address has an account. Call inside `transact`.
 */
export function pretendToSend(
  auth: Auth,
  purposes: readonly Purpose[],
  request: MailRequest,
): void {
  const { users, outbox } = auth
  const nobody = users.save(users.draft(`${randomUUID()}@nobody.invalid`, ''))
  for (const purpose of purposes) outbox.drop(sendMail(auth, nobody, purpose, request))
  users.remove(nobody.id)
}
