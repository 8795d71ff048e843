import { TagsIcon } from '@sanity/icons/Tags'
import { defineField, defineType } from 'sanity'
import { byOrder, iconField, orderField, slugField } from './fields.ts'
import { localizedString, localizedText, spanish } from './localized.ts'
import { pictureRequired } from './picture.ts'

export const shopCategory = defineType({
  name: 'shopCategory',
  title: 'Categoría de la tienda',
  description: 'Un puesto del mercado del puerto.',
  type: 'document',
  icon: TagsIcon,
  orderings: [byOrder],
  fields: [
    localizedString('name', 'Nombre', 'Lo que se vende: «Cuerdas y púas».'),
    slugField('name', 'La página será /tienda/ seguido de esto.'),
    orderField(),
    localizedText('description', 'Descripción', 'Qué habrá en el puesto y para quién.'),
    iconField(),
    defineField({
      name: 'image',
      title: 'Imagen',
      description: 'La ilustración del puesto.',
      type: 'picture',
      validation: (rule) => rule.custom(pictureRequired),
    }),
  ],
  preview: {
    select: { name: 'name', slug: 'slug.current', media: 'image' },
    prepare: ({ name, slug, media }) => ({
      title: spanish(name) ?? 'Sin nombre',
      subtitle: `/tienda/${slug ?? ''}`,
      media,
    }),
  },
})
