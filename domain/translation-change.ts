type Fields = Record<string, unknown>

/** One language's value in an array of `sanity-plugin-internationalized-array` (version 5). */
interface LocalizedItem extends Fields {
  _type: string
  language: string
}

/** A type such as `internationalizedArrayTextValue`, by the plugin's rule for names. */
const ITEM_TYPE = /^internationalizedArray[A-Z]\w*Value$/
/** `translatedFrom` is the school's note of the Spanish text that the value was made from. */
const ITEM_FIELDS = new Set(['_key', '_type', 'language', 'value', 'translatedFrom'])
/** Of the whole document, set by the lake itself. */
const SYSTEM_FIELDS = new Set(['_id', '_rev', '_createdAt', '_updatedAt'])

/**
 * Finds a difference between two versions of a document that is not a translation. Items of
 * localized arrays whose language is one of `languages` may have come, gone, changed and moved, as
 * long as they are well formed. An array must have been localized before: an absent or empty one
 * could be anything.
 *
 * @returns null, or the path of the first other difference: `hero.title`, `benefits[2].icon`
 */
export function otherChange(
  before: Fields,
  after: Fields,
  languages: readonly string[],
): string | null {
  return differenceOfFields(withoutSystem(before), withoutSystem(after), languages, '')
}

function difference(
  before: unknown,
  after: unknown,
  languages: readonly string[],
  path: string,
): string | null {
  if (isEqual(before, after)) return null
  if (isLocalized(before)) return isTranslation(before, after, languages) ? null : path
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return path
    return firstOf(before.keys(), (i) =>
      difference(before[i], after[i], languages, `${path}[${i}]`),
    )
  }
  if (isFields(before) && isFields(after)) {
    return differenceOfFields(before, after, languages, `${path}.`)
  }
  return path
}

function differenceOfFields(
  before: Fields,
  after: Fields,
  languages: readonly string[],
  prefix: string,
) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return firstOf(names, (name) =>
    difference(own(before, name), own(after, name), languages, prefix + name),
  )
}

function isTranslation(before: LocalizedItem[], after: unknown, languages: readonly string[]) {
  if (!Array.isArray(after)) return false
  const isOwn = (item: unknown): item is LocalizedItem =>
    isFields(item) && languages.includes(item.language as string)
  const others = (items: unknown[]) => items.filter((item) => !isOwn(item))
  if (!isEqual(others(before), others(after))) return false

  const type = before[0]?._type
  // The other languages must have the type of the field: text, or an array of blocks.
  const kinds = new Set(before.map(({ value }) => kindOf(value)))
  const isWellFormed = (item: LocalizedItem) =>
    item._type === type &&
    Object.keys(item).every((field) => ITEM_FIELDS.has(field)) &&
    (item.value === undefined || kinds.has(kindOf(item.value))) &&
    ['undefined', 'string'].includes(typeof item.translatedFrom)
  const translations = after.filter(isOwn)
  return (
    translations.every(isWellFormed) &&
    isUnique(translations.map(({ language }) => language)) &&
    after.every(({ _key }) => typeof _key === 'string' && _key !== '') &&
    isUnique(after.map(({ _key }) => _key))
  )
}

function isLocalized(value: unknown): value is LocalizedItem[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (item) =>
        isFields(item) &&
        ITEM_TYPE.test(String(item._type)) &&
        item._type === value[0]._type &&
        typeof item.language === 'string',
    )
  )
}

function kindOf(value: unknown): string {
  if (!Array.isArray(value)) return value === null ? 'null' : typeof value
  const isTyped = (block: unknown) => isFields(block) && typeof block._type === 'string'
  return value.every(isTyped) ? 'blocks' : 'list'
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function withoutSystem(document: Fields): Fields {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !SYSTEM_FIELDS.has(name)))
}

/** Deep equality of JSON values. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => isEqual(item, b[i]))
  }
  if (!isFields(a) || !isFields(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isEqual(own(a, name), own(b, name)))
  )
}

/** Only a field of the object itself: a document may have one called `__proto__`. */
function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function isUnique(values: unknown[]): boolean {
  return new Set(values).size === values.length
}

function firstOf<Item>(items: Iterable<Item>, find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const found = find(item)
    if (found !== null) return found
  }
  return null
}
