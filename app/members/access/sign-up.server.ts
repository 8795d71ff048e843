import { type Language, localizedPath } from '../../../domain/languages.ts'
import { refuse } from '../../forms/refusal.ts'
import { membersClient } from '../client.server.ts'
import type { MembersConfig } from '../config.ts'
import { readTokens, type SessionTokens } from '../session/session-cookie.server.ts'
import { type AccessRefusal, accessErrorOf } from './access-error.ts'
import { mailProof } from './mail-proof.server.ts'
import { weaknessOf } from './password-weakness.server.ts'
import { readForm } from './schemas.ts'

/** Target and language of a mail's link back to the site. */
export interface MailContext {
  siteUrl: string
  language: Language
}

/** A mail was sent; with the cookie its link signs this browser in without confirmation. */
export type MailSent = { mailSent: string; setCookie: string }

/** The page that handles a mail's link, according to the link's `type`. */
export function linkPage({ siteUrl, language }: MailContext): string {
  return siteUrl + localizedPath('/acceso/enlace', language)
}

/**
 * Makes an account from a form.
 *
 * @returns `tokens`: the member is signed in; `mailSent`: first a link in a mail is to be opened.
 *   An address that has an account gets the same response as a new one, as from the backend.
 */
export async function signUp(
  members: MembersConfig,
  form: FormData,
  mail: MailContext,
): Promise<{ tokens: SessionTokens } | MailSent | AccessRefusal> {
  const read = readForm('signUp', form)
  if ('problems' in read) return read
  const { fields, typed } = read
  const { name, email, password } = fields
  const weakness = weaknessOf(password, [name, email])
  if (weakness) return refuse({ problems: { password: weakness }, typed })
  const proof = await mailProof()
  const { auth } = membersClient(members, members.anonKey, proof.options)
  const { data, error } = await auth.signUp({
    email,
    password,
    options: { emailRedirectTo: linkPage(mail), data: { name, lng: mail.language } },
  })
  if (error) return refuse({ failure: accessErrorOf(error), typed })
  if (!data.session) return { mailSent: email, setCookie: await proof.setCookie(members) }
  const tokens = readTokens(data.session)
  return tokens ? { tokens } : refuse({ failure: 'unknown', typed })
}

/**
 * Sends the link that replaces a forgotten password; the result does not reveal whether there is an
 * account.
 */
export async function sendRecovery(
  members: MembersConfig,
  form: FormData,
  mail: MailContext,
): Promise<MailSent | AccessRefusal> {
  const read = readForm('recovery', form)
  if ('problems' in read) return read
  const { email } = read.fields
  const proof = await mailProof()
  const { auth } = membersClient(members, members.anonKey, proof.options)
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo: linkPage(mail) })
  if (error) return refuse({ failure: accessErrorOf(error), typed: read.typed })
  return { mailSent: email, setCookie: await proof.setCookie(members) }
}
