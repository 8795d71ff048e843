import type { LocalizedValue } from '../localized.ts'

/** A localized field of a document, with its value in each language. */
export interface LocalizedField {
  /** Path in GROQ notation: `hero.title`, `features[_key=="a1"].text`. */
  path: string
  values: LocalizedValue[]
}

const isLocalized = (value: unknown[]) =>
  value.length > 0 &&
  value.every(
    (item) =>
      typeof item === 'object' &&
      item !== null &&
      String((item as LocalizedValue)._type).startsWith('internationalizedArray'),
  )

/** Every non-empty localized field of a document, in document order. */
export function localizedFieldsOf(value: unknown, path = ''): LocalizedField[] {
  if (Array.isArray(value)) {
    if (isLocalized(value)) return [{ path, values: value }]
    return value.flatMap((item, index) =>
      localizedFieldsOf(item, `${path}[${item?._key ? `_key=="${item._key}"` : index}]`),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    localizedFieldsOf(inner, path ? `${path}.${name}` : name),
  )
}

/** The value of a field in a language; undefined when it is empty. */
export function valueIn(values: LocalizedValue[], language: string): LocalizedValue | undefined {
  return values.find((item) => item.language === language && isWritten(item.value))
}

const isWritten = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== ''
