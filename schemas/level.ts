import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineField, defineType } from 'sanity'
import { byOrder, iconField, orderField, slugField } from './fields.ts'
import { localizedString, localizedText, spanish } from './localized.ts'
import { pictureRequired } from './picture.ts'

export const level = defineType({
  name: 'level',
  title: 'Nivel',
  description: 'Un rango de la tripulación, con su tarjeta y su página.',
  type: 'document',
  icon: BarChartIcon,
  groups: [
    { name: 'texts', title: 'Textos', default: true },
    { name: 'look', title: 'Aspecto' },
  ],
  orderings: [byOrder],
  fields: [
    { ...localizedString('name', 'Nombre', 'El rango: «Grumete».'), group: 'texts' },
    { ...slugField('name', 'La página será /niveles/ seguido de esto.'), group: 'texts' },
    { ...orderField(), group: 'texts' },
    { ...localizedString('subtitle', 'Subtítulo', '«Nivel Inicial».'), group: 'texts' },
    {
      ...localizedText('summary', 'Resumen', 'El texto de la tarjeta: dos o tres frases.'),
      group: 'texts',
    },
    {
      ...localizedText('description', 'Descripción', 'Qué se aprende aquí, con detalle.'),
      group: 'texts',
    },
    defineField({
      name: 'quote',
      title: 'Cita',
      description: 'Una frase del oficio y quién la dice.',
      type: 'object',
      group: 'texts',
      validation: (rule) => rule.required(),
      fields: [
        localizedText('text', 'Frase', 'Sin comillas: las pone la página.'),
        defineField({
          name: 'author',
          title: 'Autor',
          description: 'Quien la firma.',
          type: 'string',
          validation: (rule) => rule.required().error('Toda cita lleva autor.'),
        }),
      ],
    }),
    defineField({
      name: 'tier',
      title: 'Quién lee sus lecciones',
      description: 'Los capitanes leen siempre todas.',
      type: 'string',
      group: 'texts',
      options: {
        list: [
          { value: 'grumete', title: 'Cualquier miembro' },
          { value: 'capitan', title: 'Solo capitanes' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) => rule.required().error('¿Cualquier miembro o solo capitanes?'),
    }),
    { ...iconField(), group: 'look' },
    defineField({
      name: 'color',
      title: 'Color',
      description: 'El color de la tarjeta, de la paleta de la escuela.',
      type: 'reference',
      group: 'look',
      to: [{ type: 'paletteColor' }],
      validation: (rule) => rule.required().error('Elige un color de la paleta.'),
    }),
    defineField({
      name: 'image',
      title: 'Imagen',
      description: 'La ilustración principal del nivel.',
      type: 'picture',
      group: 'look',
      validation: (rule) => rule.custom(pictureRequired),
    }),
    defineField({
      name: 'video',
      title: 'Vídeo',
      description: 'La primera lección del nivel.',
      type: 'video',
      group: 'look',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { name: 'name', subtitle: 'subtitle', media: 'image' },
    prepare: ({ name, subtitle, media }) => ({
      title: spanish(name) ?? 'Sin nombre',
      subtitle: spanish(subtitle),
      media,
    }),
  },
})
