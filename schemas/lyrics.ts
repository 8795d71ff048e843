import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineField, defineType } from 'sanity'
import { isLyricsProblem, readLyrics } from '../domain/music/lyrics.ts'
import { wordsRequired } from './localized.ts'

/** Validation of a song's words: `true`, or the message that the captain reads. */
export function readableLyrics(text: string | undefined): true | string {
  const read = readLyrics(text ?? '')
  if (!isLyricsProblem(read)) return true
  const { line, chord } = read
  return `En la línea ${line}, «[${chord}]» no es un acorde en letras, como «[Em]» o «[F#m7]».`
}

/** The words of a song, with chords over their syllables. */
export const lyrics = defineType({
  name: 'lyrics',
  title: 'Letra con acordes',
  description: 'Una estrofa o una canción entera, con los acordes sobre las sílabas.',
  type: 'object',
  icon: DocumentTextIcon,
  fields: [
    defineField({
      name: 'text',
      title: 'Letra',
      description:
        'Cada acorde, en letras y entre corchetes, va justo antes de su sílaba: «[G]Zarpé de noche, [D]sin despedirme». Una línea en blanco separa estrofas.',
      type: 'text',
      rows: 8,
      validation: (rule) => [
        rule.custom(wordsRequired('Escribe la letra.')),
        rule.custom(readableLyrics),
      ],
    }),
  ],
  preview: {
    select: { text: 'text' },
    prepare: ({ text }) => ({ title: 'Letra con acordes', subtitle: text }),
  },
})
