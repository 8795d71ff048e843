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
      description:
        'Unas pocas frases; una línea en blanco separa párrafos. Un enlace se escribe [palabras](/blog).',
      type: 'text',
      rows: 4,
      validation: (rule) => rule.custom(wordsRequired('Escribe el texto.')),
    }),
    defineField({
      name: 'tempo',
      title: 'Tempo',
      description:
        'Pulsos por minuto con los que se empieza: un botón pone el metrónomo a ese tempo.',
      type: 'number',
      hidden: ({ parent }) => parent?.tone !== 'exercise',
      validation: (rule) =>
        rule.integer().min(40).max(240).error('Entre 40 y 240 pulsos por minuto.'),
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
