import type { ObjectSchemaType, SanityDocument, SchemaType } from 'sanity'
import { schemaTypes } from '../../schemas/index.ts'
import { localizedFieldsOf, valueIn } from '../../schemas/translations/localized-values.ts'

/** The Studio's title of a document type. */
export const typeTitle = (type: string): string =>
  schemaTypes.find(({ name }) => name === type)?.title ?? type

/** The title of a document in a list: its first Spanish text, or its untranslated name. */
export function titleOf(document: SanityDocument): string {
  if (document._type === 'homePage' || document._type === 'siteSettings')
    return typeTitle(document._type)
  if (typeof document.name === 'string') return document.name
  const lines = localizedFieldsOf(document).map(({ values }) => valueIn(values, 'es')?.value)
  return lines.find((line) => typeof line === 'string') ?? document._id
}

/** A field's place in the words of the form: `Preguntas › Respuesta`. */
export function fieldTitle(type: SchemaType | undefined, path: string): string {
  const names = path.replaceAll(/\[.*?\]/g, '').split('.')
  const titles: string[] = []
  let current: SchemaType | undefined = type
  for (const name of names) {
    const field = fieldOf(current, name)
    titles.push(field?.title ?? name)
    current = field
  }
  return titles.join(' › ')
}

/** A field of an object, or of what a list holds. */
function fieldOf(type: SchemaType | undefined, name: string): SchemaType | undefined {
  if (!type) return undefined
  if (type.jsonType === 'array') {
    return type.of.map((member) => fieldOf(member, name)).find((found) => found !== undefined)
  }
  return (type as ObjectSchemaType).fields?.find((field) => field.name === name)?.type
}
