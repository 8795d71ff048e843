import type { MailKind } from '../../../../embedded/supabase/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ru } from './ru.ts'
import { zh } from './zh.ts'

interface Message {
  subject: string
  /** `{{current}}`, `{{new}}`: the addresses of a change. */
  body: string
  /** The text of the link; null for a mail that carries only a code. */
  action: string | null
}

export type Messages = Record<MailKind, Message> &
  Record<'greeting' | 'orCode' | 'validity' | 'notYou' | 'signature', string>

const CATALOGUES: Record<string, Messages> = { es, en, fr, de, it, ru, zh, hi }

/** The texts in a member's language (`es`, `en-GB`…); Spanish when there are none in it. */
export function messagesFor(language: unknown): { language: string; messages: Messages } {
  const base = typeof language === 'string' ? (language.split('-')[0] ?? '') : ''
  const known = Object.hasOwn(CATALOGUES, base) ? base : 'es'
  return { language: known, messages: CATALOGUES[known] ?? es }
}
