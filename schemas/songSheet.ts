import { MicrophoneIcon } from '@sanity/icons/Microphone'
import { defineField, defineType, type ValidationContext } from 'sanity'
import { isSheetProblem, readSheet, type SheetProblem } from '../domain/music/chord-pro.ts'
import { GROOVES, type Groove } from '../domain/music/grooves.ts'
import {
  DEFAULT_METRE,
  isProblem,
  type Metre,
  readMetre,
  readScore,
} from '../domain/music/score.ts'
import { isPatternProblem, readPattern } from '../domain/music/strum-pattern.ts'
import { chord } from './chords.ts'
import { publicIdOf } from './memberContentId.ts'

/** The captain's words for a problem of a sheet. */
const PROBLEMS: Record<SheetProblem['kind'], (text: string) => string> = {
  empty: () => 'no hay ninguna parte. Empieza con {start_of_verse: 1} y acaba con {end_of_verse}.',
  outside: (text) => `«${text}» está fuera de toda parte: ponlo entre {start_of_…} y {end_of_…}.`,
  open: (text) => `la parte «${text}» empieza y no se cierra antes con su {end_of_…}.`,
  close: (text) => `«${text}» cierra una parte que no está abierta.`,
  directive: (text) => `no se entiende «${text}».`,
  field: (text) => `«${text}» tiene su propio campo en la ficha de la canción: quita esta línea.`,
  chorus: () => '{chorus} repite el estribillo, y antes no hay ninguno.',
  bracket: (text) => `a «${text}» le falta el corchete de cierre.`,
  chord: (text) => `«${text}» no es un acorde en cifrado, o no de los que se saben tocar.`,
  annotation: (text) => `no se entiende «${text}»: hay [*|] y [*@tiempo].`,
  beat: (text) => `«${text}» no va después del acorde anterior, o no cabe en el compás.`,
  alone: () => 'detrás de [*@tiempo] va enseguida un acorde: «[*@3][G]».',
  begin: (text) => `«${text}»: cada parte empieza con un acorde a principio de compás.`,
  silent: () => 'esta parte no tiene ningún compás: faltan los acordes.',
  melody: (text) =>
    `la melodía y la parte no duran lo mismo («${text}»). Se escribe {x_melody: 1-8}, con tantos compases como la parte, o uno más si hay anacrusa.`,
  pickup: () =>
    'la anacrusa suena en el compás de antes, y no lo hay: pon delante una {start_of_intro}.',
}

/** The line and what is wrong there, for the captain. */
export const describeSheetProblem = ({ kind, line, text }: SheetProblem) =>
  `Línea ${line}: ${PROBLEMS[kind](text)}`

const SONG_METRE = '*[_id in [$id, "drafts." + $id]] | order(_id asc)[0].metre'

/** The metre of the song whose members-only document is validated. */
async function metreOf({ document, getClient }: ValidationContext): Promise<Metre> {
  const metre = await getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'raw' })
    .fetch<string | null>(SONG_METRE, { id: publicIdOf(document?._id ?? '') })
  return readMetre(metre ?? '') ?? DEFAULT_METRE
}

async function isReadableSheet(source: string | undefined, context: ValidationContext) {
  if (!source?.trim()) return true
  const sheet = readSheet(source, await metreOf(context))
  if (isSheetProblem(sheet)) return describeSheetProblem(sheet)
  const { melody } = context.parent as { melody?: { tab?: string; metre?: string } }
  const score = melody?.tab
    ? readScore(melody.tab, readMetre(melody.metre ?? '') ?? DEFAULT_METRE)
    : null
  const bars = !score || isProblem(score) ? 0 : score.bars.length
  const last = Math.max(0, ...sheet.sections.map(({ melody }) => (melody ? melody[1] + 1 : 0)))
  return last <= bars || `{x_melody: …-${last}}: la melodía tiene ${bars} compases.`
}

async function isReadablePattern(source: string | undefined, context: ValidationContext) {
  if (!source?.trim()) return true
  const pattern = readPattern(source, await metreOf(context))
  if (!isPatternProblem(pattern)) return true
  if (pattern.kind === 'sign')
    return `No se entiende «${pattern.text}». Rasgueo: D, U, x y -; dedos: p, P, i, m, a y -, separados por espacios.`
  return `Hay ${pattern.slots} signos; el compás tiene ${pattern.eighths} corcheas (o el doble de semicorcheas).`
}

const GROOVE_TITLES: Record<Groove, string> = {
  rock: 'Rock',
  pop: 'Pop',
  folk: 'Folk: bajo alterno y pandereta',
  waltz: 'Vals',
  blues: 'Blues (shuffle)',
  bossa: 'Bossa nova',
  swing: 'Jazz (swing)',
  metal: 'Metal',
}

const SHEET_HELP =
  'En ChordPro. Cada acorde entre corchetes empieza un compás: «[G]Zarpé de [D]noche». [*|] empieza otro compás con el mismo acorde; [*@3][D] pone el acorde en el tercer tiempo. Las partes van entre {start_of_verse: 1} y {end_of_verse} (intro, verse, chorus, bridge, solo, outro); {chorus} repite el estribillo.'

function sheetField(name: string, title: string, rows: number, isRequired: boolean) {
  return defineField({
    name,
    title,
    description: isRequired
      ? SHEET_HELP
      : 'La misma canción con menos acordes o cambios más lentos. Vacía: no hay versión fácil.',
    type: 'text',
    rows,
    validation: (rule) => [
      rule.custom<string>(
        (source) => !isRequired || !!source?.trim() || 'Faltan la letra y los acordes.',
      ),
      rule.custom(isReadableSheet),
    ],
  })
}

/** The inside of a song: words with chords, the right hand, melody, tab and band. */
export const songSheet = defineType({
  name: 'songSheet',
  title: 'Partitura de la canción',
  description: 'Letra y acordes, mano derecha, melodía y banda.',
  type: 'object',
  icon: MicrophoneIcon,
  fields: [
    sheetField('full', 'Letra y acordes: versión completa', 24, true),
    sheetField('easy', 'Letra y acordes: versión fácil', 18, false),
    defineField({
      name: 'strum',
      title: 'Mano derecha',
      description:
        'Un compás, corchea a corchea. Rasgueo: «D DU UDU» (D abajo, U arriba, d y u suaves, x apagado, - nada). Dedos: «p i m a m i» (P: el otro bajo).',
      type: 'string',
      validation: (rule) => [
        rule.required().error('¿Qué hace la mano derecha?'),
        rule.custom(isReadablePattern),
      ],
    }),
    defineField({
      name: 'easyStrum',
      title: 'Mano derecha de la versión fácil',
      description: 'Vacía: la misma.',
      type: 'string',
      validation: (rule) => rule.custom(isReadablePattern),
    }),
    defineField({
      name: 'groove',
      title: 'Banda',
      description: 'Lo que tocan el bajo y la batería.',
      type: 'string',
      options: { list: GROOVES.map((value) => ({ value, title: GROOVE_TITLES[value] })) },
      initialValue: 'pop',
      validation: (rule) => rule.required().error('¿Qué toca la banda?'),
    }),
    defineField({
      name: 'chords',
      title: 'Diagramas propios',
      description: 'Solo los acordes que aquí se pisan de otra manera que la de siempre.',
      type: 'array',
      of: [chord],
    }),
    defineField({
      name: 'melody',
      title: 'Melodía',
      description: 'La voz en tablatura. Las partes la cantan por sus compases: {x_melody: 1-8}.',
      type: 'tablature',
    }),
    defineField({
      name: 'guitar',
      title: 'Tablatura de guitarra',
      description: 'Una introducción, un punteo o un arreglo; puede faltar.',
      type: 'tablature',
    }),
  ],
})
