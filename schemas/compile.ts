import { createSchema } from 'sanity'
import { internationalizedArray } from 'sanity-plugin-internationalized-array'
import { schemaTypes } from './index.ts'
import { languages, localizedFieldTypes } from './localized.ts'

/**
 * The compiled schema as the Studio has it, for tools and tests that run without a Studio: the types
 * of this folder, the localized field types and Sanity's own.
 */
export function compileSchema() {
  const plugin = internationalizedArray({
    languages: [...languages],
    fieldTypes: localizedFieldTypes,
  })
  const types = plugin.schema?.types
  const localizedTypes = Array.isArray(types) ? types : []
  return createSchema({ name: 'default', types: [...schemaTypes, ...localizedTypes] })
}
