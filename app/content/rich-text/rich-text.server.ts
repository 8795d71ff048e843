import { z } from 'zod'
import { languageCodes } from '../../../domain/languages.ts'
import { parseFrets } from '../../../domain/music/frets.ts'
import { isProblem, readScore } from '../../../domain/music/score.ts'
import { completed } from '../../../schemas/translations/completed.ts'
import { fromMarkup } from '../../../schemas/translations/inline-markup.ts'
import type { Exercise } from '../../instruments/player/player-settings.ts'
import { videoFields } from '../fragments.ts'
import { framePicture, type Picture, pictureSchema } from '../image.server.ts'
import { listOf, maybeText, text } from '../parse.server.ts'
import type { ImageConfig } from '../source.server.ts'
import { toVideo, type Video, videoSchema } from '../video.server.ts'
import { type ChartedChord, chartedChord } from './charted-chord.ts'
import { numberedIds } from './heading-ids.ts'
import { type LyricsVerse, versesOf } from './lyrics.server.ts'
import { readingOf, type TabReading, tablatureFields } from './tablature-fields.ts'

/** Inside the braces of a rich text's members: what `richTextSchema` reads. */
const richTextFields = `
  ...,
  _type == "figure" => {
    "asset": asset->{ _id, metadata{ lqip, dimensions{ width, height } } },
    hotspot, crop, alt, caption
  },
  _type == "video" => { ${videoFields} }` as const

/**
 * A rich text in the language of `$lng` under its own name, with the Spanish one to complete it by:
 * what `richTextSchema` reads; `field` is one name. Inside `defineQuery`, as in `localized.ts`.
 */
export const localizedRichText = <const Field extends string>(field: Field) =>
  `"${field}": {
    "own": ${field}[language == $lng][0].value[]{ ${richTextFields} },
    "spanish": select($lng != "es" => ${field}[language == "es"][0].value[]{ ${richTextFields} })
  }` as const

const keyed = { _key: z.string() }

/**
 * Allowed link targets: the web, a mailbox, this site or this page; never a script. Browsers read
 * `\` as `/` and drop tabs and newlines, so that `/\host` would be another site.
 */
const href = z.string().regex(/^(https?:\/\/|mailto:|\/(?![/\\\t\n\r])|#)/)

const blockSchema = z.object({
  ...keyed,
  _type: z.literal('block'),
  style: z.enum(['normal', 'h2', 'h3', 'blockquote']).catch('normal'),
  listItem: z.enum(['bullet', 'number']).optional(),
  level: z.number().int().positive().optional(),
  children: z.array(
    z.object({
      ...keyed,
      _type: z.literal('span'),
      text: z.string(),
      marks: z.array(z.string()).default([]),
    }),
  ),
  markDefs: listOf(
    z.discriminatedUnion('_type', [
      z.object({ ...keyed, _type: z.literal('link'), href }),
      z.object({ ...keyed, _type: z.literal('foreign'), language: z.enum(languageCodes) }),
    ]),
    'mark',
  ),
})

const partSchema = z.discriminatedUnion('_type', [
  blockSchema,
  pictureSchema.extend({ ...keyed, _type: z.literal('figure'), caption: maybeText }),
  z.object({
    ...keyed,
    _type: z.literal('chords'),
    chords: listOf(z.object({ ...keyed, name: text, frets: text, fingers: maybeText }), 'chord'),
  }),
  tablatureFields.extend({ ...keyed, _type: z.literal('tablature') }),
  z.object({
    ...keyed,
    _type: z.literal('callout'),
    tone: z.enum(['tip', 'warning', 'exercise']).catch('tip'),
    title: maybeText,
    text: maybeText,
    tempo: z.number().int().min(40).max(240).nullish().catch(null),
  }),
  z.object({
    ...keyed,
    _type: z.literal('practice'),
    title: maybeText,
    text: maybeText,
    listen: maybeText,
    /** Key of a tab or of chords in the same text. */
    music: text,
    /** From 1. */
    firstBar: z.number().int().positive().nullish().catch(null),
    lastBar: z.number().int().positive().nullish().catch(null),
    tempo: tablatureFields.shape.tempo,
    goal: z.number().min(30).max(240).nullish().catch(null),
    minutes: z.number().int().min(1).max(60).nullish().catch(null),
  }),
  z.object({ ...keyed, _type: z.literal('lyrics'), text }),
  videoSchema.extend({ ...keyed, _type: z.literal('video') }),
])

/** A rich text as `localizedRichText` reads it: a malformed part is logged and left out. */
export const richTextSchema = z
  .object({ own: z.unknown(), spanish: z.unknown() })
  .nullish()
  .transform((text) => completed(text?.spanish, text?.own))
  .pipe(listOf(partSchema, 'rich text'))

type Part = z.output<typeof partSchema>
type PartOf<Type extends Part['_type']> = Extract<Part, { _type: Type }>

/** A paragraph, heading, quotation or list item; a heading has the id that links to it name. */
export type TextBlock = PartOf<'block'> & { id?: string }
export interface Chords {
  _type: 'chords'
  _key: string
  chords: ChartedChord[]
  /** The first of its text. */
  isFirst: boolean
}
export interface Tablature extends PartOf<'tablature'>, TabReading {}
export interface Callout extends Omit<PartOf<'callout'>, 'text'> {
  paragraphs: TextBlock[]
}
export interface Practice extends Pick<PartOf<'practice'>, '_type' | '_key' | 'title'> {
  paragraphs: TextBlock[]
  /** Key of the tab or the chords that it is played with; null: they are gone, or cannot be played. */
  music: string | null
  exercise: Exercise
}
export interface Lyrics {
  _type: 'lyrics'
  _key: string
  verses: LyricsVerse[]
}
export interface Figure {
  _type: 'figure'
  _key: string
  caption: string
  picture: Picture
}
export type VideoBlock = { _type: 'video'; _key: string } & Video

export type RichTextBlock =
  | TextBlock
  | Chords
  | Tablature
  | Callout
  | Practice
  | Lyrics
  | Figure
  | VideoBlock

/** Ready to render: pictures framed, videos with their posters, headings with their ids, chords to be drawn. */
export function toRichText(parts: Part[], images: ImageConfig, language: string): RichTextBlock[] {
  const idOf = numberedIds()
  const firstChords = parts.find(({ _type }) => _type === 'chords')
  return parts.map((part): RichTextBlock => {
    switch (part._type) {
      case 'block': {
        const block = withKnownMarks(part)
        return isHeading(block) ? { ...block, id: idOf(plainText(block)) } : block
      }
      case 'figure': {
        const { _type, _key, caption, ...raw } = part
        const picture = framePicture(raw, images, {
          widths: [360, 540, 720, 1080, 1440],
          sizes: '(min-width: 768px) 680px, 92vw',
        })
        return { _type, _key, caption, picture }
      }
      case 'video':
        return { ...toVideo(part, images), _type: 'video', _key: part._key }
      case 'chords':
        return {
          ...part,
          chords: part.chords.map((chord) => chartedChord(chord, language)),
          isFirst: part === firstChords,
        }
      case 'callout': {
        const { text, ...callout } = part
        return { ...callout, paragraphs: paragraphsOf(text, part._key) }
      }
      case 'practice':
        return toPractice(part, parts)
      case 'lyrics':
        return { _type: part._type, _key: part._key, verses: versesOf(part.text, language) }
      case 'tablature':
        return { ...part, ...readingOf(part) }
      default:
        return part
    }
  })
}

/** An exercise with the music that it names, as far as there is such music. */
function toPractice(part: PartOf<'practice'>, parts: Part[]): Practice {
  const { _type, _key, title, text, listen, firstBar, lastBar, tempo, goal, minutes } = part
  const music = parts.find(({ _key }) => _key === part.music)
  const bars = music ? barsOf(music) : 0
  const first = Math.min(bars, firstBar ?? 1)
  return {
    ...{ _type, _key, title, paragraphs: paragraphsOf(text, _key) },
    music: bars > 0 ? part.music : null,
    exercise: {
      tempo,
      goal: goal && goal > tempo ? goal : null,
      bars: [first - 1, Math.max(first, Math.min(bars, lastBar ?? bars)) - 1],
      minutes: minutes ?? null,
      listen,
    },
  }
}

/** Number of bars that can be played; each chord lasts one. */
function barsOf(part: Part): number {
  if (part._type === 'chords') return part.chords.filter(({ frets }) => parseFrets(frets)).length
  const score = part._type === 'tablature' ? readScore(part.tab, part.metre) : null
  return score && !isProblem(score) ? score.bars.length : 0
}

/** A text in inline markup (`inline-markup.ts`); an empty line parts its paragraphs. */
function paragraphsOf(text: string, key: string): TextBlock[] {
  return text.split(/\n{2,}/).map((paragraph, index) => {
    const _key = `${key}p${index + 1}`
    const block = { _key, _type: 'block', style: 'normal', ...fromMarkup(paragraph, _key) }
    return withKnownMarks(blockSchema.parse(block))
  })
}

const DECORATORS = ['strong', 'em']

/** Marks are looked up by name among components: a name like `constructor` would find something. */
function withKnownMarks(block: PartOf<'block'>): PartOf<'block'> {
  const known = [...DECORATORS, ...block.markDefs.map((mark) => mark._key)]
  const children = block.children.map((span) => ({
    ...span,
    marks: span.marks.filter((mark) => known.includes(mark)),
  }))
  return { ...block, children }
}

const isHeading = ({ style }: PartOf<'block'>) => style === 'h2' || style === 'h3'

/** The words of a block, without marks. */
export function plainText({ children }: Pick<TextBlock, 'children'>): string {
  return children.map((span) => span.text).join('')
}
