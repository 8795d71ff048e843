import type { ConditionalPropertyCallback, SchemaTypeDefinition } from 'sanity'
import { isItemType, isLocalizedType, languageAt, translatorLanguages } from './role.ts'

/** The properties of a type, a field or an array member that this file reads. */
interface Definition {
  name?: string
  type: string
  fields?: Definition[]
  of?: Definition[]
  readOnly?: boolean | ConditionalPropertyCallback
}

/**
 * Makes everything read-only for translators that is not a translation into one of their languages.
 * Like the lake, it opens only localized fields that already say something in some language.
 */
export function lockForTranslators(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  const definitions = types as Definition[]
  const byName = new Map(definitions.map((type) => [type.name, type]))

  /** True if it contains a localized field: then it cannot be locked as a whole. */
  function holdsTranslations(type: Definition, visited = new Set<Definition>()): boolean {
    if (isLocalizedType(type.type)) return true
    if (visited.has(type)) return false
    visited.add(type)
    const base = byName.get(type.type)
    const parts = [...(type.fields ?? []), ...(type.of ?? []), ...(base ? [base] : [])]
    return parts.some((part) => holdsTranslations(part, visited))
  }

  const opened = (type: Definition): Definition => ({
    ...type,
    ...(type.fields && { fields: type.fields.map(lockedField) }),
    ...(type.of && { of: type.of.map(opened) }),
  })
  const lockedField = (field: Definition): Definition =>
    holdsTranslations(field) ? opened(field) : { ...field, readOnly: lock(always, field.readOnly) }

  return definitions.map((type) => {
    const name = type.name ?? ''
    if (isItemType(name)) return { ...type, readOnly: lock(always) }
    if (isLocalizedType(name)) return { ...type, readOnly: lock(whenEmpty) }
    return opened(type)
  }) as SchemaTypeDefinition[]
}

const always = () => true
const whenEmpty = (value: unknown) => !Array.isArray(value) || value.length === 0

/**
 * @param outside whether a value is locked that stands in no translation
 * @param others what else makes the field read-only, for everybody
 */
function lock(
  outside: (value: unknown) => boolean,
  others?: Definition['readOnly'],
): ConditionalPropertyCallback {
  return (context) => {
    if (typeof others === 'function' ? others(context) : others) return true
    const languages = translatorLanguages(context.currentUser)
    if (!languages) return false
    const language = languageAt(context.document, context.path)
    return language === undefined ? outside(context.value) : !languages.includes(language)
  }
}
