import { defineArrayMember, defineField, type SlugValue, type ValidationContext } from 'sanity'
import { isReservedSlug } from '../domain/reserved-slugs.ts'
import { isSlug, MAX_SLUG, toSlug } from '../domain/slug.ts'
import { systemPathOf } from '../domain/system-documents.ts'
import { iconTitles } from './icons.ts'
import { localizedString, spanish } from './localized.ts'

/** `demo`, the path of a page (`/planes`) or the id of a section of the landing page (`tools`). */
const TARGET = /^(\/[\w\-/#]*|[a-z][a-z0-9-]*)$/

/** Timeout of the uniqueness check of a slug (ms): the Studio complains of longer checks. */
const SLUG_CHECK_MS = 4000

/** The last part of a document's address, proposed from its localized `source` field. */
export function slugField(source: string, description: string) {
  return defineField({
    name: 'slug',
    title: 'Dirección',
    description,
    type: 'slug',
    options: {
      source: (document) => spanish(document[source]) ?? '',
      maxLength: MAX_SLUG,
      slugify: toSlug,
      // Checked below, with a timeout.
      isUnique: () => true,
    },
    readOnly: ({ document }) => document !== undefined && systemPathOf(document) !== null,
    validation: (rule) => rule.custom(checkSlug),
  })
}

/** `true`, or what is wrong with a slug: the site could not show a document at it, or shows another. */
async function checkSlug(slug: SlugValue | undefined, context: ValidationContext) {
  if (!slug?.current) return 'Falta la dirección: pulsa «Generate».'
  if (!isSlug(slug.current)) {
    return 'El sitio no puede mostrar esta dirección: solo minúsculas sin acento, cifras y guiones. Pulsa «Generate».'
  }
  const { document } = context
  if (!document) return true
  if (document._type === 'page' && isReservedSlug(slug.current)) {
    return `El sitio ya usa «/${slug.current}» para otra cosa y la página no se vería nunca: elige otra dirección.`
  }
  const taken = context
    .getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'raw' })
    .fetch<boolean>(
      `count(*[_type == $type && slug.current == $slug && !(_id in [$id, "drafts." + $id])
        && !(_id in path("versions.**." + $id))]) > 0`,
      { type: document._type, slug: slug.current, id: document._id.replace(/^drafts\./, '') },
    )
  const answer = await Promise.race([taken, tooLate()])
  if (answer === undefined) {
    return 'No se ha podido comprobar si otra página usa ya esta dirección: inténtalo otra vez.'
  }
  return answer ? 'Otra página usa ya esta dirección.' : true
}

const tooLate = () =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), SLUG_CHECK_MS))

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

/** Link target of a button or a card; optional for a card. */
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
