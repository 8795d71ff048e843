import { ComposeIcon } from '@sanity/icons/Compose'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { slugField } from './fields.ts'
import { localizedRichText, localizedString, localizedText, spanish } from './localized.ts'
import { pictureRequired } from './picture.ts'

export const article = defineType({
  name: 'article',
  title: 'Artículo',
  description: 'Una entrada del cuaderno de bitácora.',
  type: 'document',
  icon: ComposeIcon,
  orderings: [
    {
      name: 'newest',
      title: 'Más recientes',
      by: [{ field: 'publishedAt', direction: 'desc' }],
    },
  ],
  fields: [
    localizedString('title', 'Título', 'Claro antes que ingenioso; mejor si es las dos cosas.'),
    slugField('title', 'La página será /blog/ seguido de esto.'),
    localizedText('summary', 'Resumen', 'Dos frases para la portada y el listado.'),
    defineField({
      name: 'tags',
      title: 'Etiquetas',
      description: 'Los temas de los que trata.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'tag' }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    defineField({
      name: 'publishedAt',
      title: 'Fecha',
      description:
        'La que se muestra y la que ordena el listado. Si está por llegar, el artículo publicado espera hasta entonces.',
      type: 'datetime',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'cover',
      title: 'Portada',
      description: 'La ilustración del artículo; apaisada.',
      type: 'picture',
      validation: (rule) => rule.custom(pictureRequired),
    }),
    defineField({
      name: 'author',
      title: 'Autor',
      description: 'Quien lo firma.',
      type: 'string',
      validation: (rule) => rule.required().error('Alguien lo habrá escrito.'),
    }),
    localizedRichText('body', 'Texto', 'El artículo entero, con sus acordes y tablaturas.'),
    defineField({
      name: 'related',
      title: 'Para seguir leyendo',
      description: 'Dos o tres artículos que vengan a cuento.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'article' }] })],
      validation: (rule) => rule.unique().max(3).error('Hasta tres, y ninguno repetido.'),
    }),
  ],
  preview: {
    select: { title: 'title', date: 'publishedAt', media: 'cover' },
    prepare: ({ title, date, media }) => ({
      title: spanish(title) ?? 'Sin título',
      subtitle: [Date.parse(date) > Date.now() && 'Programado', date?.slice(0, 10)]
        .filter(Boolean)
        .join(': '),
      media,
    }),
  },
})
