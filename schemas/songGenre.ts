import { PlayIcon } from '@sanity/icons/Play'
import { defineField, defineType } from 'sanity'
import { byOrder, iconField, orderField, slugField } from './fields.ts'
import { localizedString, localizedText, spanish } from './localized.ts'
import { pictureRequired } from './picture.ts'

export const songGenre = defineType({
  name: 'songGenre',
  title: 'Género de canciones',
  description: 'Un estante del cancionero.',
  type: 'document',
  icon: PlayIcon,
  orderings: [byOrder],
  fields: [
    localizedString('name', 'Nombre', 'El género: «Rock Clásico».'),
    slugField('name', 'El nombre del género en una dirección.'),
    orderField(),
    localizedText('description', 'Descripción', 'Qué se toca y qué se aprende tocándolo.'),
    iconField(),
    defineField({
      name: 'image',
      title: 'Imagen',
      description: 'La ilustración de la tarjeta.',
      type: 'picture',
      validation: (rule) => rule.custom(pictureRequired),
    }),
  ],
  preview: {
    select: { name: 'name', description: 'description', media: 'image' },
    prepare: ({ name, description, media }) => ({
      title: spanish(name) ?? 'Sin nombre',
      subtitle: spanish(description),
      media,
    }),
  },
})
