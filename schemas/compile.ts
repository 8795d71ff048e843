import { createSchema } from 'sanity'
import { internationalizedArray } from 'sanity-plugin-internationalized-array'
import { languages, schemaTypes } from './index.ts'

/**
 * The compiled schema as the Studio has it, for tools and tests that run without a Studio: the types
 * of this folder, the localized field types and Sanity's own.
 */
export function compileSchema() {
  const plugin = internationalizedArray({
    languages: [...languages],
    fieldTypes: ['string', 'text'],
  })
  const types = plugin.schema?.types
  const localizedTypes = Array.isArray(types) ? types : []
  return createSchema({ name: 'default', types: [...schemaTypes, ...localizedTypes] })
}
