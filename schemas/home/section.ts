import { defineArrayMember, defineField, type FieldDefinition } from 'sanity'
import { iconField, targetField } from '../fields.ts'
import { localizedString, localizedText, spanish } from '../localized.ts'

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

/** A list of at least one `member`. */
export function items(
  name: string,
  title: string,
  description: string,
  member: ReturnType<typeof defineArrayMember>,
) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    of: [member],
    validation: (rule) => rule.required().min(1).error('Hace falta al menos uno.'),
  })
}

/** A member of a list, shown in the Studio by its localized title. */
export function card(name: string, title: string, fields: FieldDefinition[]) {
  return defineArrayMember({
    name,
    title,
    type: 'object',
    fields,
    preview: {
      select: { title: 'title', label: 'label', text: 'text' },
      prepare: ({ title, label, text }) => ({
        title: spanish(title) ?? spanish(label) ?? 'Sin título',
        subtitle: spanish(text),
      }),
    },
  })
}

/** The title and text that most cards have. */
export const cardTexts = [
  localizedString('title', 'Título', 'Corto: cabe en una línea del teléfono.'),
  localizedText('text', 'Texto', 'Una o dos frases.'),
]

/** A card with an icon that leads somewhere. */
export function linkedCard(name: string, title: string) {
  return card(name, title, [iconField(), ...cardTexts, targetField()])
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
