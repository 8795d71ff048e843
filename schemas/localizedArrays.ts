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

/** A text is known by its words, a rich text by its language: a list can be no title. */
const preview = {
  select: { value: 'value', language: 'language' },
  prepare({ value, language }: Record<string, unknown>) {
    const name = languages.find(({ id }) => id === language)?.title ?? String(language ?? '')
    return typeof value === 'string' ? { title: value, subtitle: name } : { title: name }
  },
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
          ? { ...type, fields: [...(type.fields ?? []), translatedFrom], preview }
          : type,
      ),
    },
  }
}
