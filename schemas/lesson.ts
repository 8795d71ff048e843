import { PresentationIcon } from '@sanity/icons/Presentation'
import { defineField, defineType } from 'sanity'
import { byOrder, orderField, slugField } from './fields.ts'
import { localizedString, localizedText, spanish } from './localized.ts'

/**
 * The public part of a lesson: its place in the course and its summary. Its text is in its `memberContent`,
 * which is public for an open lesson, too.
 */
export const lesson = defineType({
  name: 'lesson',
  title: 'Lección',
  description: 'Lo que cualquiera puede saber de una lección; lo que enseña va aparte.',
  type: 'document',
  icon: PresentationIcon,
  orderings: [
    byOrder,
    {
      name: 'course',
      title: 'Nivel y orden',
      by: [
        { field: 'level.order', direction: 'asc' },
        { field: 'order', direction: 'asc' },
      ],
    },
  ],
  fields: [
    localizedString('title', 'Título', 'Qué se aprende, en pocas palabras.'),
    slugField('title', 'La página será /niveles/, el nivel y esto.'),
    defineField({
      name: 'level',
      title: 'Nivel',
      description: 'El rango al que pertenece: decide también qué plan la abre.',
      type: 'reference',
      to: [{ type: 'level' }],
      validation: (rule) => rule.required().error('Elige el nivel de la lección.'),
    }),
    orderField(),
    localizedText('summary', 'Resumen', 'Una o dos frases: las lee también quien no puede entrar.'),
    defineField({
      name: 'minutes',
      title: 'Minutos',
      description: 'Lo que se tarda en leerla y en hacer los ejercicios una vez.',
      type: 'number',
      validation: (rule) => rule.required().integer().min(1),
    }),
    defineField({
      name: 'open',
      title: 'Abierta a todos',
      description:
        'La lee cualquiera, sin cuenta. La primera abierta es la que espera tras «Empieza la aventura».',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'video',
      title: 'Vídeo de presentación',
      description: 'Lo ve cualquiera. Los vídeos para miembros van dentro de su contenido.',
      type: 'video',
    }),
  ],
  preview: {
    select: { title: 'title', order: 'order', level: 'level.name' },
    prepare: ({ title, order, level }) => ({
      title: [order, spanish(title) ?? 'Sin título'].filter(Boolean).join('. '),
      subtitle: spanish(level) ?? 'Sin nivel',
    }),
  },
})
