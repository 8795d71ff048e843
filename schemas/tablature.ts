import { MenuIcon } from '@sanity/icons/Menu'
import { createElement } from 'react'
import { defineField, defineType, type PreviewProps } from 'sanity'
import { DEFAULT_METRE, isProblem, readMetre, readScore } from '../domain/music/score.ts'
import { readTab, type TabProblem } from '../domain/music/tab.ts'

/** Metres that the form offers. */
export const METRES = ['4/4', '3/4', '2/4', '6/8', '12/8']
/** Bounds of a tempo, in quarters a minute, and of the capo's fret. */
export const TEMPOS = [30, 240] as const
export const MOST_CAPO = 12
export const FEELS = [
  { value: 'straight', title: 'Recto' },
  { value: 'shuffle', title: 'Balanceado (shuffle)' },
]

/** The captain's words for a problem of a tab. */
export const PROBLEMS: Record<TabProblem['kind'], (text: string) => string> = {
  empty: () => 'no hay compases.',
  lines: (lines) => `el sistema tiene ${lines} cuerdas; son seis.`,
  name: (line) => `no se entiende «${line}». Cada línea empieza por cuerda y barra: «e|--0--|».`,
  sign: (sign) => `no se entiende «${sign}».`,
  palm: (sign) => `no se entiende «${sign}» en la línea PM|; solo lleva «-» y «=».`,
  barLine: () => 'las barras de compás no están alineadas.',
  edge: () => 'hay una nota pegada a la barra; empieza cada compás con un guion.',
  sum: () => 'las columnas no se reparten entre los tiempos: no cuadra.',
}

const describe = ({ kind, bar, text = '' }: TabProblem) =>
  `Compás ${bar}: ${PROBLEMS[kind](text.trim())}`

/** Validation of a tab: the site draws what its parser reads. `true`, or the message that the captain reads. */
export function isReadable(tab: string | undefined): true | string {
  if (!tab?.trim()) return 'Escribe la tablatura.'
  const systems = readTab(tab)
  return Array.isArray(systems) || describe(systems)
}

/** Warns that a tab will be drawn but not played, because its bars do not fit its metre. */
export function addsUp(tab: string | undefined, metre: string | undefined): true | string {
  if (isReadable(tab) !== true) return true
  const score = readScore(tab ?? '', readMetre(metre ?? '') ?? DEFAULT_METRE)
  return !isProblem(score) || `${describe(score)} La tablatura se verá, pero no sonará.`
}

/** The first system as it is written: columns only make sense in a monospaced face. */
function TablaturePreview({ title, subtitle }: PreviewProps) {
  return createElement(
    'div',
    { style: { padding: '0.75rem' } },
    createElement('strong', null, title as string),
    createElement(
      'pre',
      { style: { margin: '0.5rem 0 0', overflowX: 'auto', fontSize: '0.75rem' } },
      subtitle as string,
    ),
  )
}

export const tablature = defineType({
  name: 'tablature',
  title: 'Tablatura',
  description: 'Música en seis líneas, escrita con guiones y números.',
  type: 'object',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      description: 'Qué se toca y a qué tempo; puede faltar.',
      type: 'string',
    }),
    defineField({
      name: 'tab',
      title: 'Tablatura',
      description:
        'Seis líneas por sistema (e|, B|, G|, D|, A|, E|) y una línea en blanco entre sistemas. Si la palma apaga notas, añade encima otra línea, PM|, con los mismos compases y «=» en sus columnas: «PM|-=-=-----|». Las repeticiones se escriben «|:» y «:|».',
      type: 'text',
      rows: 14,
      validation: (rule) => [
        rule.required().custom(isReadable),
        rule
          .custom<string>((tab, { parent }) => addsUp(tab, (parent as { metre?: string })?.metre))
          .warning(),
      ],
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
      description: 'Negras por minuto con las que se empieza a tocar.',
      type: 'number',
      initialValue: 80,
      validation: (rule) => [
        rule.required().error('¿A qué tempo se toca?'),
        rule
          .integer()
          .min(TEMPOS[0])
          .max(TEMPOS[1])
          .error(`Entre ${TEMPOS[0]} y ${TEMPOS[1]} negras por minuto.`),
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
      name: 'capo',
      title: 'Cejilla móvil',
      description: 'Traste en el que va; 0, sin ella.',
      type: 'number',
      initialValue: 0,
      validation: (rule) => rule.integer().min(0).max(MOST_CAPO).error(`Entre 0 y ${MOST_CAPO}.`),
    }),
  ],
  preview: {
    select: { title: 'title', tab: 'tab' },
    prepare: ({ title, tab }) => ({
      title: title ?? 'Tablatura',
      subtitle: tab?.trim().split(/\n[ \t]*\n/)[0],
    }),
  },
  components: { preview: TablaturePreview },
})
