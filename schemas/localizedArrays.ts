import { internationalizedArray } from 'sanity-plugin-internationalized-array'
import { languages, localizedFieldTypes } from './localized.ts'

/** Extra field of every translated value: see `translations/status.ts`. */
const translatedFrom = {
  name: 'translatedFrom',
  title: 'Traducido de',
  description: 'Huella del texto español del que se tradujo.',
  type: 'string',
  hidden: true,
}

/** The plugin for localized fields as the Studio, type generation and tests have it. */
export function localizedArrays() {
  const plugin = internationalizedArray({
    languages: [...languages],
    fieldTypes: localizedFieldTypes,
    languageDisplay: 'titleOnly',
    buttonLocations: ['fieldMenu'],
    // Reordering on open would leave a draft of every document that anyone merely looks at.
    restoreOrder: false,
  })
  const types = Array.isArray(plugin.schema?.types) ? plugin.schema.types : []
  return {
    ...plugin,
    schema: {
      types: types.map((type) =>
        type.type === 'object' && 'fields' in type
          ? { ...type, fields: [...(type.fields ?? []), translatedFrom] }
          : type,
      ),
    },
  }
}
