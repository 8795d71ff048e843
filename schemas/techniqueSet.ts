import { WrenchIcon } from '@sanity/icons/Wrench'
import { defineField, defineType } from 'sanity'
import { card, items } from './cards.ts'
import { byOrder, orderField, slugField } from './fields.ts'
import { localizedString, localizedText, spanish } from './localized.ts'
import { pictureRequired } from './picture.ts'

const technique = card('technique', 'Técnica', [
  localizedString('name', 'Nombre', 'El de toda la vida: «Púa alternada», «Rasgueado».'),
  localizedText('description', 'Descripción', 'Cómo se hace, para qué sirve y cómo se practica.'),
  defineField({
    name: 'picture',
    title: 'Dibujo',
    description: 'La lámina de la técnica: lo que hace la mano, de cerca; apaisada, 3:2.',
    type: 'picture',
    validation: (rule) => rule.custom(pictureRequired),
  }),
])

export const techniqueSet = defineType({
  name: 'techniqueSet',
  title: 'Técnicas',
  description: 'Las técnicas de una clase de guitarra.',
  type: 'document',
  icon: WrenchIcon,
  orderings: [byOrder],
  fields: [
    localizedString('title', 'Título', 'La clase de guitarra: «Guitarra española».'),
    slugField('title', 'La página será /tecnicas/ seguido de esto.'),
    orderField(),
    localizedText('description', 'Descripción', 'Qué tiene esta guitarra que no tienen las otras.'),
    items('techniques', 'Técnicas', 'De la primera que se aprende a la última.', technique),
    defineField({
      name: 'image',
      title: 'Imagen',
      description: 'La lámina de la página; apaisada.',
      type: 'picture',
      validation: (rule) => rule.custom(pictureRequired),
    }),
  ],
  preview: {
    select: { title: 'title', description: 'description', media: 'image' },
    prepare: ({ title, description, media }) => ({
      title: spanish(title) ?? 'Sin título',
      subtitle: spanish(description),
      media,
    }),
  },
})
