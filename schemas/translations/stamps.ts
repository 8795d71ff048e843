import { type LocalizedField, localizedFieldsOf, valueIn } from './localized-values.ts'
import { fingerprint, type TranslatedValue } from './status.ts'

const same = (a: unknown, b: unknown) => fingerprint(a ?? null) === fingerprint(b ?? null)

/**
 * Values to set when a document is published, by path: each changed translation is stamped with the
 * fingerprint of the current Spanish text. An unchanged translation keeps its stamp, and is
 * outdated when the Spanish text has changed.
 *
 * @param published null for a document that never was
 * @param languages those in which the publisher may write; null for all
 */
export function stampsFor(
  published: object | null,
  draft: object,
  languages: readonly string[] | null = null,
): Record<string, string> {
  const before = new Map(
    localizedFieldsOf(published).map(({ path, values }) => [path, values] as const),
  )
  const changes = localizedFieldsOf(draft).flatMap(({ path, values }: LocalizedField) => {
    const source = valueIn(values, 'es')
    if (!source) return []
    const current = fingerprint(source.value)
    return (values as TranslatedValue[])
      .filter(({ language, value, translatedFrom }) => {
        if (translatedFrom === current) return false
        if (language === 'es' || languages?.includes(language) === false) return false
        const old = before.get(path)?.find((item) => item.language === language)
        return translatedFrom === undefined || !same(old?.value, value)
      })
      .map(({ _key }): [string, string] => [`${path}[_key=="${_key}"].translatedFrom`, current])
  })
  return Object.fromEntries(changes)
}
