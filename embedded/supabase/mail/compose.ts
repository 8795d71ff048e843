import { escapeHtml } from '../../kit/escape-html.ts'
import type { Mail } from './outbox.ts'

/** The purpose of a mail. */
export type MailKind =
  | 'signup'
  | 'magiclink'
  | 'recovery'
  | 'email_change_new'
  | 'email_change_current'
  | 'reauthentication'
  | 'already_member'

export interface MailContent {
  kind: MailKind
  /** Set by the recipient, such as their language. */
  userMetadata: Record<string, unknown>
  /** The target of its link; unused by `reauthentication`. */
  link: string
  /** Null for a mail that proves nothing. */
  code: string | null
  /** Of the account: the one that it has, and the one that it is to have (empty when there is none). */
  addresses: { current: string; new: string }
}

/** Writes a mail, as plain text and as HTML. */
export type ComposeMail = (content: MailContent) => Omit<Mail, 'to'>

const TEXTS: Record<MailKind, { subject: string; body: string; action: string | null }> = {
  signup: {
    subject: 'Confirm your email address',
    body: 'Confirm that this email address is yours to finish your sign-up.',
    action: 'Confirm the address',
  },
  magiclink: {
    subject: 'Your log-in link',
    body: 'Follow this link to log in.',
    action: 'Log in',
  },
  recovery: {
    subject: 'Choose a new password',
    body: 'Follow this link to choose a new password.',
    action: 'Choose a password',
  },
  email_change_new: {
    subject: 'Confirm your new email address',
    body: 'Confirm that this email address is to replace {{current}}.',
    action: 'Confirm the address',
  },
  email_change_current: {
    subject: 'Confirm the change of your email address',
    body: 'Confirm that your email address is to become {{new}}.',
    action: 'Confirm the change',
  },
  reauthentication: {
    subject: '{{code}} is your code',
    body: 'Enter this code to change your password:',
    action: null,
  },
  already_member: {
    subject: 'You already have an account',
    body: 'Somebody tried to sign up with this address, which already has an account.',
    action: 'Log in',
  },
}
const FOOTER = 'If you did not ask for this, ignore this message: nothing will change.'

/** Plain mails in English, for a service that was given no others. */
export const composePlainMail: ComposeMail = ({ kind, link, code, addresses }) => {
  const values: Record<string, string> = { ...addresses, code: code ?? '' }
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '')
  const { subject, body, action } = TEXTS[kind]
  const paragraphs = [
    fill(body),
    ...(action ? [`${action}: ${link}`] : []),
    ...(code ? [action ? `Or enter this code: ${code}` : code] : []),
    FOOTER,
  ]
  const anchor = action && `<a href="${escapeHtml(link)}">${action}</a>`
  const html = paragraphs.map((text) => {
    const isLink = anchor && text.startsWith(`${action}: `)
    return `<p>${isLink ? anchor : escapeHtml(text)}</p>`
  })
  return {
    subject: fill(subject),
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><body>${html.join('\n')}</body></html>`,
  }
}
