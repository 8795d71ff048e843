import { readdirSync } from 'node:fs'
import type { MailKind } from '../../../embedded/supabase/index.ts'
import es from './messages/es.ts'

interface Message {
  subject: string
  /** `{{current}}`, `{{new}}`: the addresses of a change. */
  body: string
  /** The text of the link; null for a mail that carries only a code. */
  action: string | null
}

export type Messages = Record<MailKind, Message> &
  Record<'greeting' | 'orCode' | 'validity' | 'notYou' | 'signature', string>

/** The texts by language, a file each. */
const catalogues = new Map<string, Messages>()
for (const file of readdirSync(new URL('messages', import.meta.url))) {
  const code = file.replace('.ts', '')
  const { default: messages } = await import(`./messages/${code}.ts`)
  catalogues.set(code, messages)
}

/** The texts in a member's language (`es`, `en-GB`…); Spanish when there are none in it. */
export function messagesFor(language: unknown): { language: string; messages: Messages } {
  const base = typeof language === 'string' ? (language.split('-')[0] ?? '') : ''
  const messages = catalogues.get(base)
  return messages ? { language: base, messages } : { language: 'es', messages: es }
}
