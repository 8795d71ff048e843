import { HashIcon } from '@sanity/icons/Hash'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { wordsRequired } from './localized.ts'

const FRET = '(?:x|\\d|1\\d|2[0-4])'
/** `x32010`, or `x,10,12,12,11,10` when a fret has two digits. */
const FRETS = new RegExp(`^(?:[x\\d]{6}|${FRET}(?:,${FRET}){5})$`)

const chord = defineArrayMember({
  name: 'chord',
  title: 'Acorde',
  type: 'object',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'name',
      title: 'Nombre',
      description: 'Como se lee en la página: «Do», «Am7».',
      type: 'string',
      validation: (rule) => rule.custom(wordsRequired('¿Qué acorde es?')),
    }),
    defineField({
      name: 'frets',
      title: 'Trastes',
      description:
        'De la 6.ª cuerda a la 1.ª: x muda, 0 al aire («x32010»). Por encima del 9, con comas.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .regex(FRETS)
          .error('Seis cuerdas, de la 6.ª a la 1.ª: «x32010» o «x,10,12,12,11,10».'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'frets' } },
})

export const chords = defineType({
  name: 'chords',
  title: 'Acordes',
  description: 'Uno o varios diagramas de acorde, uno al lado de otro.',
  type: 'object',
  icon: HashIcon,
  fields: [
    defineField({
      name: 'chords',
      title: 'Acordes',
      description: 'En el orden en que se tocan.',
      type: 'array',
      of: [chord],
      validation: (rule) => rule.required().min(1).error('Hace falta al menos un acorde.'),
    }),
  ],
  preview: {
    select: { chords: 'chords' },
    prepare: ({ chords = [] }: { chords?: { name?: string; frets?: string }[] }) => ({
      title: chords.map(({ name = '?' }) => name).join(' · ') || 'Sin acordes',
      subtitle: chords.map(({ frets = '?' }) => frets).join(' · '),
    }),
  },
})
