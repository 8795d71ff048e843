import { HashIcon } from '@sanity/icons/Hash'
import { defineArrayMember, defineField, defineType, type ValidationContext } from 'sanity'
import { readFingers } from '../domain/music/fingering.ts'
import { parseFrets } from '../domain/music/frets.ts'
import { wordsRequired } from './localized.ts'

const FRET = '(?:x|\\d|1\\d|2[0-4])'
/** `x32010`, or `x,10,12,12,11,10` when a fret has two digits. */
const FRETS = new RegExp(`^(?:[x\\d]{6}|${FRET}(?:,${FRET}){5})$`)

/** A finger for each string that is held, and for no other. */
function fittingFingers(fingers: string | undefined, { parent }: ValidationContext) {
  const frets = parseFrets((parent as { frets?: string } | undefined)?.frets ?? '')
  if (!fingers || !frets || readFingers(fingers, frets)) return true
  return 'Un número del 1 al 4 en cada cuerda pisada y 0 en las demás, de la 6.ª a la 1.ª: «023000».'
}

export const chord = defineArrayMember({
  name: 'chord',
  title: 'Acorde',
  type: 'object',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'name',
      title: 'Nombre',
      description: 'En cifrado: «C», «Am7», «D/F#». Cada lector lo ve con sus nombres: Do, Lam7.',
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
    defineField({
      name: 'fingers',
      title: 'Dedos',
      description:
        'Solo si no son los de siempre. De la 6.ª cuerda a la 1.ª: 1 índice, 2 corazón, 3 anular, 4 meñique, 0 ninguno («023000»). El mismo dedo en varias cuerdas es una cejilla.',
      type: 'string',
      validation: (rule) => rule.custom(fittingFingers),
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
