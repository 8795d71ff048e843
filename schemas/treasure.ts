import { DiamondIcon } from '@sanity/icons/Diamond'
import { defineField, defineType } from 'sanity'
import { byOrder, iconField, orderField, slugField } from './fields.ts'
import { localizedString, localizedText, spanish } from './localized.ts'
import { pictureRequired } from './picture.ts'

const kinds = [
  { value: 'theory', title: 'Teoría' },
  { value: 'tracks', title: 'Pistas' },
  { value: 'masterclass', title: 'Masterclass' },
]

export const treasure = defineType({
  name: 'treasure',
  title: 'Tesoro',
  description: 'Lo que guarda uno de los cofres de los miembros de pago.',
  type: 'document',
  icon: DiamondIcon,
  orderings: [byOrder],
  fields: [
    localizedString('title', 'Título', 'Como lo contaría un marinero que lo ha visto.'),
    slugField('title', 'El nombre del tesoro en una dirección.'),
    orderField(),
    defineField({
      name: 'kind',
      title: 'Tipo',
      description: 'Lo que hay dentro.',
      type: 'string',
      options: { list: kinds, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().error('¿Teoría, pistas o masterclass?'),
    }),
    localizedText('description', 'Descripción', 'Qué contiene exactamente, con números.'),
    iconField(),
    defineField({
      name: 'image',
      title: 'Imagen',
      description: 'La ilustración del cofre.',
      type: 'picture',
      validation: (rule) => rule.custom(pictureRequired),
    }),
  ],
  preview: {
    select: { title: 'title', kind: 'kind', media: 'image' },
    prepare: ({ title, kind, media }) => ({
      title: spanish(title) ?? 'Sin título',
      subtitle: kinds.find(({ value }) => value === kind)?.title,
      media,
    }),
  },
})
