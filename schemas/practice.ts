import { PlayIcon } from '@sanity/icons/Play'
import { defineField, defineType, type Path, type ValidationContext } from 'sanity'
import { DEFAULT_METRE, isProblem, readMetre, readScore } from '../domain/music/score.ts'
import { wordsRequired } from './localized.ts'
import { TEMPOS } from './tablature.ts'

/** A block of the same text that can be played. */
export interface MusicBlock {
  _key: string
  _type: 'tablature' | 'chords'
  title?: string
  tab?: string
  metre?: string
  chords?: { name?: string }[]
}

/** The blocks of a text that an exercise can be played with. */
export const musicBlocks = (blocks: unknown): MusicBlock[] =>
  Array.isArray(blocks)
    ? blocks.filter((block) => ['tablature', 'chords'].includes(block?._type))
    : []

/** Number of bars of a tab, or of chords, each of which lasts one; 0 for what cannot be played. */
export function barsOf(music: MusicBlock): number {
  if (music._type === 'chords') return music.chords?.length ?? 0
  const score = readScore(music.tab ?? '', readMetre(music.metre ?? '') ?? DEFAULT_METRE)
  return isProblem(score) ? 0 : score.bars.length
}

/** The value at a place of a document. */
function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value) && typeof step === 'object' && '_key' in step)
      return value.find((member) => member?._key === step._key)
    return (value as Record<string, unknown> | undefined)?.[String(step)]
  }, document)
}

/** The music that the exercise at a field's path names. */
function musicOf({ document, path = [], parent }: ValidationContext): MusicBlock | undefined {
  const siblings = musicBlocks(valueAt(document, path.slice(0, -2)))
  return siblings.find(({ _key }) => _key === (parent as Exercise | undefined)?.music)
}

interface Exercise {
  music?: string
  tempo?: number
  firstBar?: number
}

function playable(key: string | undefined, context: ValidationContext): true | string {
  if (!key) return true
  const music = musicOf(context)
  if (!music) return 'Esa tablatura, o esos acordes, ya no están en este texto: elige otra vez.'
  return barsOf(music) > 0 || 'Esa tablatura no se puede tocar todavía: corrígela primero.'
}

function withinBars(bar: number | undefined, context: ValidationContext): true | string {
  const music = musicOf(context)
  const bars = music ? barsOf(music) : 0
  return bar === undefined || bars === 0 || bar <= bars || `Esa música tiene ${bars} compases.`
}

const tempoRange = `Entre ${TEMPOS[0]} y ${TEMPOS[1]} negras por minuto.`

/** The music of an exercise, by the key of its block. The Studio offers those of the same text. */
export const practiceMusic = defineType({
  name: 'practiceMusic',
  title: 'Música del ejercicio',
  type: 'string',
})

/** An exercise: which bars of a tab or chords of the same text are played, how fast, how long and to what end. */
export const practice = defineType({
  name: 'practice',
  title: 'Práctica',
  description: 'Un ejercicio que se abre en el reproductor con su tempo y sus compases.',
  type: 'object',
  icon: PlayIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      description: 'Corto: «La escalera de cinco en cinco».',
      type: 'string',
      validation: (rule) => rule.custom(wordsRequired('Ponle un título.')),
    }),
    defineField({
      name: 'text',
      title: 'Qué se hace',
      description:
        'Unas pocas frases; una línea en blanco separa párrafos. Un enlace se escribe [palabras](/blog).',
      type: 'text',
      rows: 4,
      validation: (rule) => rule.custom(wordsRequired('Escribe qué se hace.')),
    }),
    defineField({
      name: 'listen',
      title: 'Qué se escucha',
      description: 'Una frase: lo que dice al alumno que le sale bien.',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.custom(wordsRequired('¿En qué tiene que fijarse el oído?')),
    }),
    defineField({
      name: 'music',
      title: 'Con qué se toca',
      description: 'Una tablatura o unos acordes de este mismo texto.',
      type: 'practiceMusic',
      validation: (rule) => rule.required().error('Elige con qué se toca.').custom(playable),
    }),
    defineField({
      name: 'firstBar',
      title: 'Primer compás',
      description: 'De los acordes, cada uno es un compás. Vacío: desde el principio.',
      type: 'number',
      validation: (rule) => rule.integer().min(1).custom(withinBars),
    }),
    defineField({
      name: 'lastBar',
      title: 'Último compás',
      description: 'Vacío: hasta el final.',
      type: 'number',
      validation: (rule) =>
        rule
          .integer()
          .min(1)
          .custom(withinBars)
          .custom<number>((last, { parent }) => {
            const first = (parent as Exercise | undefined)?.firstBar ?? 1
            return last === undefined || last >= first || 'Va después del primero.'
          }),
    }),
    defineField({
      name: 'tempo',
      title: 'Tempo de salida',
      description: 'Negras por minuto.',
      type: 'number',
      initialValue: 60,
      validation: (rule) => [
        rule.required().error('¿A qué tempo se empieza?'),
        rule.integer().min(TEMPOS[0]).max(TEMPOS[1]).error(tempoRange),
      ],
    }),
    defineField({
      name: 'goal',
      title: 'Tempo de llegada',
      description: 'Se sube de cinco en cinco hasta aquí. Vacío: no se sube.',
      type: 'number',
      validation: (rule) => [
        rule.integer().min(TEMPOS[0]).max(TEMPOS[1]).error(tempoRange),
        rule.custom<number>((goal, { parent }) => {
          const start = (parent as Exercise | undefined)?.tempo ?? TEMPOS[0]
          return goal === undefined || goal >= start || 'No puede ser más lento que el de salida.'
        }),
      ],
    }),
    defineField({
      name: 'minutes',
      title: 'Minutos',
      description: 'Lo que se le dedica cada día.',
      type: 'number',
      initialValue: 5,
      validation: (rule) => [
        rule.required().error('¿Cuántos minutos?'),
        rule.integer().min(1).max(20).error('Entre 1 y 20 minutos.'),
      ],
    }),
  ],
  preview: {
    select: { title: 'title', tempo: 'tempo', goal: 'goal', minutes: 'minutes' },
    prepare: ({ title, tempo, goal, minutes }) => ({
      title: `Práctica: ${title ?? 'sin título'}`,
      subtitle: [goal ? `de ${tempo} a ${goal}` : `a ${tempo}`, `${minutes} min`].join(', '),
    }),
  },
})
