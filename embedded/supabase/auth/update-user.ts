import type { Context } from 'hono'
import { z } from 'zod'
import { type Auth, type AuthEnv, clientOf } from './context.ts'
import { checkEmail, checkPassword } from './credentials.ts'
import { AuthError } from './errors.ts'
import { sendMail } from './mails.ts'
import { mergeMetadata } from './metadata.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { pkceFields } from './pkce.ts'
import { readJson } from './read-json.ts'
import { requireProof } from './require-proof.ts'
import type { User } from './users.ts'
import { emailExists } from './verification.ts'

const body = z.object({
  email: z.string().optional(),
  password: z.string().min(1, 'Password must not be empty').optional(),
  current_password: z.string().max(1024).optional(),
  nonce: z.string().optional(),
  data: z.record(z.string(), z.unknown()).nullish(),
  ...pkceFields,
})

/**
 * Changes a member's own account: data at once, the password (which ends their other
 * sessions), the e-mail address once both mailboxes have confirmed it.
 *
 * @throws AuthError as GoTrue: `current_password_required`, `same_password`…
 */
export async function updateUser(auth: Auth, c: Context<AuthEnv>): Promise<User> {
  const given = await readJson(c, body)
  const { users, store, sessions } = auth
  const before = c.get('user')
  const session = c.get('session')
  const requestedEmail = given.email === undefined ? before.email : checkEmail(given.email)
  const newEmail = requestedEmail === before.email ? null : requestedEmail
  const { password } = given
  const userMetadata = mergeMetadata(before.userMetadata, given.data ?? {})
  if (password !== undefined) {
    checkPassword(password, { email: requestedEmail, userMetadata }, auth.settings)
  }
  if (newEmail) {
    // Counted first: a member could otherwise test whether an address has an account.
    auth.limits.mails.take(`email_change ${newEmail}`, newEmail, clientOf(c))
    if (users.findByEmail(newEmail)) throw emailExists()
  }
  if (password !== undefined) await requireProof(auth, before, session, given)
  const hash = password === undefined ? null : await newHash(before, password)

  return store.transact(() => {
    // Hashing took a while: the account may have changed meanwhile.
    const current = users.findById(before.id)
    if (!current || !sessions.find(session.id)) {
      throw new AuthError(403, 'session_not_found', 'The session has ended')
    }
    const user = users.save({
      ...current,
      encryptedPassword: hash ?? current.encryptedPassword,
      newEmail: newEmail ?? current.newEmail,
      userMetadata: mergeMetadata(current.userMetadata, given.data ?? {}),
    })
    if (hash) {
      auth.oneTimeTokens.spendPurpose(user.id, 'reauthentication')
      auth.oneTimeTokens.spendPurpose(user.id, 'recovery')
      sessions.end('others', user.id, session.id)
    }
    if (newEmail) {
      const link = {
        redirectTo: c.req.query('redirect_to'),
        codeChallenge: given.code_challenge ?? null,
      }
      sendMail(auth, user, 'email_change_new', link)
      sendMail(auth, user, 'email_change_current', link)
    }
    return user
  })
}

/** @throws AuthError 422 `same_password` */
async function newHash(user: User, password: string): Promise<string> {
  if (user.encryptedPassword && (await verifyPassword(password, user.encryptedPassword))) {
    const message = 'New password should be different from the old password.'
    throw new AuthError(422, 'same_password', message)
  }
  return hashPassword(password)
}
