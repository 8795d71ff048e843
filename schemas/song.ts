import { MicrophoneIcon } from '@sanity/icons/Microphone'
import { defineField, defineType } from 'sanity'
import { readKey } from '../domain/music/transpose.ts'
import { byOrder, orderField, slugField } from './fields.ts'
import { localizedString, localizedText, spanish } from './localized.ts'
import { FEELS, METRES, MOST_CAPO, TEMPOS } from './tablature.ts'

const LICENCES = [
  { value: 'traditional', title: 'Tradicional' },
  { value: 'publicDomain', title: 'Dominio público' },
  { value: 'written', title: 'Escrita en esta escuela' },
]

/** A person's name, where the song has an author. */
const author = (name: string, title: string) =>
  defineField({
    name,
    title,
    description: 'Nombre y apellidos; vacío si es tradicional.',
    type: 'string',
  })

/**
 * The public part of a song: its place in the songbook, its credits and the facts of its music. Words, chords and
 * melody are in its `memberContent`.
 */
export const song = defineType({
  name: 'song',
  title: 'Canción',
  description: 'Lo que cualquiera puede saber de una canción; letra, acordes y melodía van aparte.',
  type: 'document',
  icon: MicrophoneIcon,
  orderings: [byOrder],
  fields: [
    localizedString('title', 'Título', 'Como se conoce; si no es de aquí, el original.'),
    slugField('title', 'La página será /canciones/ y esto.'),
    defineField({
      name: 'genre',
      title: 'Género',
      description: 'El estante en que está.',
      type: 'reference',
      to: [{ type: 'songGenre' }],
      validation: (rule) => rule.required().error('Elige el género de la canción.'),
    }),
    defineField({
      name: 'level',
      title: 'Rango',
      description: 'El nivel que pide: decide también qué plan la abre.',
      type: 'reference',
      to: [{ type: 'level' }],
      validation: (rule) => rule.required().error('Elige el rango de la canción.'),
    }),
    orderField(),
    localizedText('summary', 'Resumen', 'Una o dos frases: las lee también quien no puede entrar.'),
    defineField({
      name: 'open',
      title: 'Abierta a todos',
      description: 'La lee y la toca cualquiera, sin cuenta.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'credits',
      title: 'Créditos',
      type: 'object',
      fields: [
        author('words', 'Letra'),
        author('music', 'Música'),
        defineField({
          name: 'year',
          title: 'Año',
          description: 'En que se publicó o se anotó por primera vez.',
          type: 'number',
          validation: (rule) => rule.integer().min(800).max(2100),
        }),
        localizedString('source', 'Fuente', 'De dónde sale: «Se cantaba para izar las velas…».'),
        defineField({
          name: 'licence',
          title: 'Derechos',
          type: 'string',
          options: { list: LICENCES, layout: 'radio' },
          validation: (rule) => rule.required().error('¿Con qué derecho está aquí?'),
        }),
      ],
    }),
    defineField({
      name: 'language',
      title: 'Idioma de la letra',
      description: 'Su código: «es», «en», «pt». Vacío si no hay letra.',
      type: 'string',
      validation: (rule) => rule.regex(/^[a-z]{2,3}$/).error('Un código como «es» o «en».'),
    }),
    defineField({
      name: 'metre',
      title: 'Compás',
      type: 'string',
      options: { list: METRES },
      initialValue: '4/4',
      validation: (rule) => rule.required().error('¿Qué compás lleva?'),
    }),
    defineField({
      name: 'tempo',
      title: 'Tempo',
      description: 'Negras por minuto.',
      type: 'number',
      initialValue: 80,
      validation: (rule) => [
        rule.required().error('¿A qué tempo se toca?'),
        rule.integer().min(TEMPOS[0]).max(TEMPOS[1]).error(`Entre ${TEMPOS[0]} y ${TEMPOS[1]}.`),
      ],
    }),
    defineField({
      name: 'feel',
      title: 'Ritmo',
      description: 'Balanceado: la primera corchea de cada tiempo dura el doble que la segunda.',
      type: 'string',
      options: { list: FEELS, layout: 'radio', direction: 'horizontal' },
      initialValue: 'straight',
    }),
    defineField({
      name: 'key',
      title: 'Tono de los acordes escritos',
      description: 'El de las posturas: «G», «Em», «Bb». Con cejilla suena más agudo.',
      type: 'string',
      validation: (rule) =>
        rule.custom<string>(
          (key) => readKey(key ?? '') !== null || 'Una tónica en cifrado: «G», «Em», «F#m».',
        ),
    }),
    defineField({
      name: 'capo',
      title: 'Cejilla móvil',
      description: 'Traste en el que va; 0, sin ella.',
      type: 'number',
      initialValue: 0,
      validation: (rule) => rule.integer().min(0).max(MOST_CAPO).error(`Entre 0 y ${MOST_CAPO}.`),
    }),
  ],
  preview: {
    select: { title: 'title', level: 'level.name', genre: 'genre.name', key: 'key' },
    prepare: ({ title, level, genre, key }) => ({
      title: spanish(title) ?? 'Sin título',
      subtitle: [spanish(genre), spanish(level), key].filter(Boolean).join(' · '),
    }),
  },
})
