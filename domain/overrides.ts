/** Texts that override those of a catalogue: `{'errors.notFoundTitle': 'Hombre al agua'}`. */
export type Overrides = Record<string, string>

type Texts = { [key: string]: string | Texts }

/**
 * A namespace's texts with some of them replaced; keys that it does not have are left out. What is
 * passed in stays as it is.
 */
export function withOverrides<Messages extends object>(
  messages: Messages,
  overrides: Overrides = {},
): Messages {
  return Object.entries(overrides).reduce(
    (texts, [key, text]) => replaced(texts, key.split('.'), text),
    messages as Texts,
  ) as Messages
}

function replaced(texts: Texts, [first = '', ...rest]: string[], text: string): Texts {
  const old = Object.hasOwn(texts, first) ? texts[first] : undefined
  if (rest.length === 0) return typeof old === 'string' ? { ...texts, [first]: text } : texts
  return typeof old === 'object' ? { ...texts, [first]: replaced(old, rest, text) } : texts
}

/** Every text of a namespace by its dotted key. */
export function flatTexts(texts: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]): [string, string][] => {
    const key = `${prefix}${name}`
    return typeof value === 'string' ? [[key, value]] : flatTexts(value, `${key}.`)
  })
}
