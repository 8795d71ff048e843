import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { wordsRequired } from './localized.ts'

interface FigureValue {
  asset?: unknown
}

export const figure = defineType({
  name: 'figure',
  title: 'Imagen con pie',
  description: 'Una imagen dentro de un texto, en el idioma de ese texto.',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true },
  validation: (rule) =>
    rule.custom((value) => ((value as FigureValue | undefined)?.asset ? true : 'Sube una imagen.')),
  fields: [
    defineField({
      name: 'alt',
      title: 'Texto alternativo',
      description: 'Lo que ve quien no puede ver la imagen: qué muestra, en una frase.',
      type: 'string',
      validation: (rule) => rule.custom(wordsRequired('Describe la imagen en una frase.')),
    }),
    defineField({
      name: 'caption',
      title: 'Pie',
      description: 'La línea que se lee debajo; puede faltar.',
      type: 'string',
    }),
  ],
  preview: {
    select: { alt: 'alt', caption: 'caption', media: 'asset' },
    prepare: ({ alt, caption, media }) => ({
      title: caption ?? alt ?? 'Sin texto alternativo',
      subtitle: caption ? alt : undefined,
      media,
    }),
  },
})
