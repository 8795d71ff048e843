import { createSchema } from 'sanity'
import { schemaTypes } from './index.ts'
import { localizedArrays } from './localizedArrays.ts'

/** The types of this folder and the localized field types, as the Studio has them. */
export const everyType = () => [...localizedArrays().schema.types, ...schemaTypes]

/** The compiled schema, Sanity's own types included, for tools and tests that run without a Studio. */
export function compileSchema() {
  return createSchema({ name: 'default', types: everyType() })
}
