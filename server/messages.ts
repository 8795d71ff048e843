import { defaultLanguage, type Language } from '../domain/languages.ts'
import { loadMessages } from '../domain/load-messages.ts'
import type { Messages, Namespace } from '../domain/messages/es.ts'
import { flatTexts, withOverrides } from '../domain/overrides.ts'

/** The texts of one part of the site; those that a language does not have yet, in Spanish. */
export async function messagesOf<const Part extends Namespace>(
  language: Language,
  namespace: Part,
): Promise<Messages[Part]> {
  const [spanish, texts] = await Promise.all([
    loadMessages(defaultLanguage, namespace),
    loadMessages(language, namespace),
  ])
  return withOverrides(spanish, Object.fromEntries(flatTexts(texts)))
}
