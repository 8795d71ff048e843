import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineField, defineType } from 'sanity'
import { wordsRequired } from './localized.ts'

const tones = [
  { value: 'tip', title: 'Consejo' },
  { value: 'warning', title: 'Aviso' },
  { value: 'exercise', title: 'Ejercicio' },
]

export const callout = defineType({
  name: 'callout',
  title: 'Recuadro',
  description: 'Un consejo, un aviso o un ejercicio, aparte del texto.',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    defineField({
      name: 'tone',
      title: 'Tono',
      description: 'Decide el color y el dibujo.',
      type: 'string',
      options: { list: tones, layout: 'radio', direction: 'horizontal' },
      initialValue: 'tip',
      validation: (rule) => rule.required().error('Elige un tono.'),
    }),
    defineField({
      name: 'title',
      title: 'Título',
      description: 'Corto: «Con el metrónomo».',
      type: 'string',
      validation: (rule) => rule.custom(wordsRequired('Ponle un título.')),
    }),
    defineField({
      name: 'text',
      title: 'Texto',
      description: 'Unas pocas frases; una línea en blanco separa párrafos.',
      type: 'text',
      rows: 4,
      validation: (rule) => rule.custom(wordsRequired('Escribe el texto.')),
    }),
  ],
  preview: {
    select: { title: 'title', tone: 'tone', text: 'text' },
    prepare: ({ title, tone, text }) => ({
      title: [tones.find(({ value }) => value === tone)?.title, title].filter(Boolean).join(': '),
      subtitle: text,
    }),
  },
})
