import { defineArrayMember, defineField } from 'sanity'
import { iconTitles } from './icons.ts'
import { localizedString, spanish } from './localized.ts'

/** `demo`, the path of a page (`/planes`) or the id of a section of the landing page (`tools`). */
const TARGET = /^(\/[\w\-/#]*|[a-z][a-z0-9-]*)$/

/** The last part of a document's address, proposed from its localized `source` field. */
export function slugField(source: string, description: string) {
  return defineField({
    name: 'slug',
    title: 'Dirección',
    description,
    type: 'slug',
    options: { source: (document) => spanish(document[source]) ?? '', maxLength: 80 },
    validation: (rule) => rule.required().error('Falta la dirección: pulsa «Generate».'),
  })
}

/** The place of a document in its list, counted from 1. */
export function orderField() {
  return defineField({
    name: 'order',
    title: 'Orden',
    description: 'Su lugar en la lista: 1 va primero.',
    type: 'number',
    validation: (rule) => rule.required().integer().positive(),
  })
}

/** Lists by `order` in the Studio. */
export const byOrder = {
  name: 'order',
  title: 'Orden en la web',
  by: [{ field: 'order', direction: 'asc' as const }],
}

/** One icon of the shared list. */
export function iconField() {
  return defineField({
    name: 'icon',
    title: 'Icono',
    description: 'El dibujo pequeño que acompaña al título.',
    type: 'string',
    options: { list: Object.entries(iconTitles).map(([value, title]) => ({ title, value })) },
    validation: (rule) => rule.required().error('Elige un icono.'),
  })
}

/** Where a button or a card leads; a card may lead nowhere. */
export function targetField({ required = true }: { required?: boolean } = {}) {
  return defineField({
    name: 'target',
    title: 'Destino',
    description:
      'Una página («/planes»), una sección de la portada («free-lessons») o «demo» para abrir la lección de prueba.',
    type: 'string',
    validation: (rule) =>
      (required ? rule.required() : rule)
        .regex(TARGET)
        .error('Escribe una ruta que empiece por «/», el nombre de una sección o «demo».'),
  })
}

/** A line of a list, such as a benefit of a plan or a topic of a module. */
export function lineMember(name: string, title: string) {
  return defineArrayMember({
    name,
    title,
    type: 'object',
    fields: [localizedString('text', 'Texto', 'Una sola línea, sin punto final.')],
    preview: {
      select: { text: 'text' },
      prepare: ({ text }) => ({ title: spanish(text) ?? 'Sin texto' }),
    },
  })
}
