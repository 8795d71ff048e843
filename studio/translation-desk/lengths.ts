/** Recommended maximum lengths in characters; search engines truncate longer texts. */
const LIMITS: [RegExp, number][] = [
  [/(?:^|\.)seo\.title$/, 60],
  [/(?:^|\.)seo\.description$/, 160],
]

/** Ratio to the Spanish length above which a label must be checked on its page. */
const GROWTH = 1.4
/** Labels of fewer letters (characters) grow freely. */
const SHORT = 12
/** Texts of more letters (characters) are paragraphs, and flow. */
const LONG = 60

/** Why a translation may not fit where it is read; null when it will. */
export function lengthWarning(path: string, source: string, translation: string): string | null {
  const limit = LIMITS.find(([pattern]) => pattern.test(path))?.[1]
  const { length } = translation
  if (limit && length > limit) return `${length} letras: los buscadores muestran ${limit}.`
  if (limit || source.length > LONG || length <= SHORT || length <= source.length * GROWTH)
    return null
  return `${length} letras frente a ${source.length}: comprueba que cabe en la página.`
}
