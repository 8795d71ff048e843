import { type CustomValidator, defineField, type Path, type Rule } from 'sanity'
import { languageCodes, languages as names } from '../domain/languages.ts'

/** The languages of the site as the Studio lists them. The first one is the fallback of all others. */
export const languages = languageCodes.map((id) => ({ id, title: names[id].name }))

/** The types that a localized field can hold, by their name in the schema. */
export const localizedFieldTypes = ['string', 'text', 'richText']

/** One language's value as `sanity-plugin-internationalized-array` (version 5) stores it. */
export interface LocalizedValue {
  _key: string
  _type: string
  language: string
  value?: unknown
}

interface LocalizedOptions {
  /** The Spanish value is required; `true` by default. */
  required?: boolean
}

/** The Spanish value of a localized field, trimmed; `undefined` when there is none. */
export function spanish(values: unknown): string | undefined {
  if (!Array.isArray(values)) return undefined
  const value = values.find((item: LocalizedValue) => item?.language === 'es')?.value
  return typeof value === 'string' && value.trim() ? value.trim() : undefined
}

/** True if there is Spanish text: a string, or at least one block of rich text. */
function hasSpanish(values: unknown): boolean {
  if (!Array.isArray(values)) return false
  const value = values.find((item: LocalizedValue) => item?.language === 'es')?.value
  return Array.isArray(value) ? value.length > 0 : spanish(values) !== undefined
}

/**
 * Validation of a localized field: `true`, or the message that the captain reads in the Studio. A
 * field's validation replaces the one that the plugin gives its type, so this checks languages too.
 */
export function spanishRequired(values: unknown): true | string {
  if (!hasSpanish(values)) return 'Falta el texto en español: los demás idiomas recurren a él.'
  const used = (values as LocalizedValue[]).map(({ language }) => language)
  if (new Set(used).size < used.length) return 'Hay dos textos en el mismo idioma.'
  const unknown = used.find((language) => !languages.some(({ id }) => id === language))
  return unknown ? `El sitio no tiene el idioma «${unknown}».` : true
}

/**
 * Validation of words inside a rich text: they must be there in Spanish. A translation is written piece
 * by piece, and shows the Spanish ones until it has its own.
 *
 * @param message what the captain reads in the Studio
 */
export function wordsRequired(message: string): CustomValidator<string | undefined> {
  return (value, { document, path = [] }) =>
    value?.trim() || languageAt(document, path) !== 'es' ? true : message
}

/** The language of the localized value that holds a place of a document; Spanish outside of any. */
function languageAt(document: unknown, path: Path): string {
  let value = document
  for (const step of path) {
    if (typeof value !== 'object' || value === null) break
    const item = value as Record<string, unknown>
    if (String(item._type).startsWith('internationalizedArray')) return String(item.language)
    if (typeof step === 'object' && '_key' in step && Array.isArray(value)) {
      value = value.find((member) => member?._key === step._key)
    } else value = item[String(step)]
  }
  return 'es'
}

/** A one-line text in every language. */
export function localizedString(
  name: string,
  title: string,
  description: string,
  options?: LocalizedOptions,
) {
  return localizedField('internationalizedArrayString', name, title, description, options)
}

/** A text of one or more paragraphs in every language. */
export function localizedText(
  name: string,
  title: string,
  description: string,
  options?: LocalizedOptions,
) {
  return localizedField('internationalizedArrayText', name, title, description, options)
}

/** A text with headings, pictures, chords and tablature: the whole of it once per language. */
export function localizedRichText(
  name: string,
  title: string,
  description: string,
  options?: LocalizedOptions,
) {
  return localizedField('internationalizedArrayRichText', name, title, description, options)
}

type LocalizedType =
  | 'internationalizedArrayString'
  | 'internationalizedArrayText'
  | 'internationalizedArrayRichText'

function localizedField(
  type: LocalizedType,
  name: string,
  title: string,
  description: string,
  { required = true }: LocalizedOptions = {},
) {
  return defineField({
    name,
    title,
    description,
    type,
    ...(required && { validation: (rule: Rule) => rule.custom(spanishRequired) }),
  })
}
