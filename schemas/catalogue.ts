import { currentTextKey } from '../domain/current-text-key.ts'
import { languages, targetLanguages } from '../domain/languages.ts'
import es from '../domain/messages/es.ts'
import { flatTexts } from '../domain/overrides.ts'
import type { LocalizedValue } from './localized.ts'

/** The Spanish texts of the interface by their keys, `common:nav.blog`. */
export const catalogue: ReadonlyMap<string, string> = new Map(
  Object.entries(es).flatMap(([namespace, texts]) =>
    flatTexts(texts).map(([key, text]): [string, string] => [`${namespace}:${key}`, text]),
  ),
)

/** The plural categories that other languages have and Spanish does not. */
const foreign = new Set<string>(targetLanguages.flatMap((code) => languages[code].plurals))
for (const category of languages.es.plurals) foreign.delete(category)

const FOREIGN_PLURAL = new RegExp(`_(?:${[...foreign].join('|')})$`)

/** The Spanish text of an interface key; undefined for an unknown key. */
export function catalogueText(key: unknown): string | undefined {
  if (typeof key !== 'string') return undefined
  const current = currentTextKey(key)
  return catalogue.get(current) ?? catalogue.get(current.replace(FOREIGN_PLURAL, '_other'))
}

/** Every key that a text of the interface can have, in any language. */
export const catalogueKeys: readonly string[] = [...catalogue.keys()].flatMap((key) =>
  key.endsWith('_other')
    ? [key, ...[...foreign].map((category) => key.replace(/other$/, category))]
    : key,
)

const placeholdersIn = (text: string): string[] => text.match(/\{\{.*?\}\}/g) ?? []

/** Placeholders of the texts that the Spanish text of the catalogue does not have. */
export function foreignPlaceholders(key: unknown, texts: unknown): string[] {
  const known = placeholdersIn(catalogueText(key) ?? '')
  const used = (Array.isArray(texts) ? texts : []).flatMap(({ value }: LocalizedValue) =>
    typeof value === 'string' ? placeholdersIn(value) : [],
  )
  return [...new Set(used)].filter((placeholder) => !known.includes(placeholder))
}
