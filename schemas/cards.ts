import { defineArrayMember, defineField, type FieldDefinition } from 'sanity'
import { iconField, targetField } from './fields.ts'
import { localizedString, localizedText, spanish } from './localized.ts'

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

/** A member of a list, shown in the Studio by the first two of its localized texts. */
export function card(name: string, title: string, fields: FieldDefinition[]) {
  const [first, second] = fields.filter(({ type }) => type.startsWith('internationalizedArray'))
  return defineArrayMember({
    name,
    title,
    type: 'object',
    fields,
    preview: {
      select: { ...(first && { title: first.name }), ...(second && { subtitle: second.name }) },
      prepare: ({ title, subtitle }) => ({
        title: spanish(title) ?? 'Sin título',
        subtitle: spanish(subtitle),
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
