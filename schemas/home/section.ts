import { defineField, type FieldDefinition } from 'sanity'
import { localizedString, localizedText } from '../localized.ts'

/** A section of the landing page: `title` and `intro` in every language, then its own `fields`. */
export function section(
  name: string,
  title: string,
  description: string,
  group: string,
  fields: FieldDefinition[] = [],
) {
  return defineField({
    name,
    title,
    description,
    type: 'object',
    group,
    options: { collapsible: true, collapsed: true },
    fields: [
      localizedString('title', 'Título', 'El encabezado de la sección.'),
      localizedText('intro', 'Entradilla', 'El párrafo que sigue al título.'),
      ...fields,
    ],
  })
}

/** The button that closes a section. */
export function actionField() {
  return defineField({
    name: 'action',
    title: 'Botón',
    description: 'La invitación que cierra la sección.',
    type: 'callToAction',
    validation: (rule) => rule.required(),
  })
}
