import { createSchema } from 'sanity'
import { schemaTypes } from './index.ts'
import { localizedArrays } from './localizedArrays.ts'

/**
 * The compiled schema as the Studio has it, for tools and tests that run without a Studio: the types
 * of this folder, the localized field types and Sanity's own.
 */
export function compileSchema() {
  const { schema } = localizedArrays()
  return createSchema({ name: 'default', types: [...schemaTypes, ...schema.types] })
}
