import { ImagesIcon } from '@sanity/icons/Images'
import { defineField, defineType } from 'sanity'
import { byOrder, orderField } from './fields.ts'
import { spanish } from './localized.ts'
import { pictureRequired } from './picture.ts'

export const galleryDecoration = defineType({
  name: 'galleryDecoration',
  title: 'Cuadro de la galería',
  description: 'Una ilustración de la escuela; cuelga detrás de lo que suben los miembros.',
  type: 'document',
  icon: ImagesIcon,
  orderings: [byOrder],
  fields: [
    orderField(),
    defineField({
      name: 'image',
      title: 'Imagen',
      description: 'La ilustración; lo que muestra se cuenta en su texto alternativo.',
      type: 'picture',
      validation: (rule) => rule.custom(pictureRequired),
    }),
  ],
  preview: {
    select: { alt: 'image.alt', order: 'order', media: 'image' },
    prepare: ({ alt, order, media }) => ({
      title: spanish(alt) ?? 'Sin texto alternativo',
      subtitle: `Cuadro ${order ?? '?'}`,
      media,
    }),
  },
})
