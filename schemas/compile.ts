import { createSchema } from 'sanity'
import { internationalizedArray } from 'sanity-plugin-internationalized-array'
import { schemaTypes } from './index.ts'
import { languages, localizedFieldTypes } from './localized.ts'

/** The types of this folder and the localized field types, as the Studio has them. */
export function everyType() {
  const plugin = internationalizedArray({
    languages: [...languages],
    fieldTypes: localizedFieldTypes,
  })
  const types = plugin.schema?.types
  return [...schemaTypes, ...(Array.isArray(types) ? types : [])]
}

/** The compiled schema, Sanity's own types included, for tools and tests that run without a Studio. */
export function compileSchema() {
  return createSchema({ name: 'default', types: everyType() })
}
