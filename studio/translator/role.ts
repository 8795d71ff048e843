import type { CurrentUser, Path } from 'sanity'

/** The role of every translator; with a language behind it, what they may translate into. */
const ROLE = 'translator'
const LANGUAGE_ROLE = `${ROLE}-`

type User = Pick<CurrentUser, 'roles'> | null | undefined

/**
 * Target languages of a translator, by their roles: `translator-de` is German.
 *
 * @returns null for users with more rights
 */
export function translatorLanguages(user: User): string[] | null {
  const names = user?.roles.map(({ name }) => name) ?? []
  const isTranslator = names.every((name) => name === ROLE || name.startsWith(LANGUAGE_ROLE))
  if (names.length === 0 || !isTranslator) return null
  return names
    .filter((name) => name.startsWith(LANGUAGE_ROLE))
    .map((name) => name.slice(LANGUAGE_ROLE.length))
}

/** `internationalizedArrayText`: the type of a localized field. */
export const isLocalizedType = (type: string) => /^internationalizedArray[A-Z]\w*$/.test(type)

/** True if a localized type is that of one language's value: `internationalizedArrayTextValue`. */
export const isItemType = (type: string) => isLocalizedType(type) && type.endsWith('Value')

/**
 * The language of the localized value in which `path` stands, if it stands in one. Of a rich text
 * with a localized title in it, the language of the rich text.
 */
export function languageAt(document: unknown, path: Path): string | undefined {
  let value = document
  for (const segment of path) {
    value = within(value, segment)
    const { _type, language } = (value ?? {}) as { _type?: unknown; language?: unknown }
    if (typeof _type === 'string' && isItemType(_type)) return String(language)
  }
  return undefined
}

function within(value: unknown, segment: Path[number]): unknown {
  if (typeof segment === 'object' && '_key' in segment) {
    return Array.isArray(value) ? value.find((item) => item?._key === segment._key) : undefined
  }
  return (value as Record<string, unknown> | undefined)?.[String(segment)]
}
