import { TagIcon } from '@sanity/icons/Tag'
import { defineType } from 'sanity'
import { slugField } from './fields.ts'
import { localizedString, spanish } from './localized.ts'

export const tag = defineType({
  name: 'tag',
  title: 'Etiqueta',
  description: 'Un tema del cuaderno de bitácora, que reúne artículos.',
  type: 'document',
  icon: TagIcon,
  fields: [
    localizedString('title', 'Título', 'En minúsculas: «blues», «técnica».'),
    slugField('title', 'El listado de sus artículos será /blog?tag= seguido de esto.'),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title: spanish(title) ?? 'Sin título' }),
  },
})
