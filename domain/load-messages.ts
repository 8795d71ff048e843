import type { Language } from './languages.ts'
import type { Messages, Namespace } from './messages/es.ts'
import type { Translation } from './messages/translation.ts'

/** A namespace as a language's catalogue has it: the type that Spanish gives it, or that of a translation. */
export type Catalogued<Part extends Namespace, In extends Language> = In extends 'es'
  ? Messages[Part]
  : Translation<Part, In>

/**
 * The texts of one part of the site, from their own file: the browser fetches only what it shows, and
 * Node reads no more than it needs. Vite and Node both resolve an import written like this one.
 *
 * @throws when there is no such file
 */
export async function loadMessages<const Part extends Namespace, const In extends Language>(
  language: In,
  namespace: Part,
): Promise<Catalogued<Part, In>> {
  const { default: messages } = await import(`./messages/${language}/${namespace}.ts`)
  return messages
}
