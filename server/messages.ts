import type es from '../app/i18n/messages/es.ts'
import type { Language } from '../domain/languages.ts'

/**
 * The texts of one part of the site, from its own file: all of them together take a third of a second
 * to load.
 */
export async function messagesOf<Namespace extends keyof typeof es>(
  language: Language,
  namespace: Namespace,
): Promise<(typeof es)[Namespace]> {
  const { default: messages } = await import(`../app/i18n/messages/${language}/${namespace}.ts`)
  return messages
}
