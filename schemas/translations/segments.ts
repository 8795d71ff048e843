import { type Block, fromMarkup, toMarkup } from './inline-markup.ts'

/** A piece of a text that is translated as one: a line, a paragraph, a caption. */
export interface Segment {
  /** Names the segment within its value; empty for a value that is one. */
  id: string
  kind: SegmentKind
  text: string
}

export type SegmentKind =
  | 'text'
  | 'paragraph'
  | 'heading'
  | 'quote'
  | 'item'
  | 'title'
  | 'alt'
  | 'caption'
  | 'chords'

type LocalizedTitle = { language: string; value?: string }[]

export type RichBlock = { _key: string; _type: string; [field: string]: unknown }

export type Chord = { name?: string; [field: string]: unknown }

const CHORDS = ' · '

const kindOf = ({ listItem, style }: RichBlock): SegmentKind => {
  if (listItem) return 'item'
  if (style === 'blockquote') return 'quote'
  return style === 'normal' ? 'paragraph' : 'heading'
}

/** Fields of a block that hold words, by block type and field name. */
export const fieldsInWords: Record<string, Record<string, SegmentKind>> = {
  callout: { title: 'title', text: 'text' },
  figure: { alt: 'alt', caption: 'caption' },
  lyrics: { text: 'text' },
  practice: { title: 'title', text: 'text', listen: 'text' },
  tablature: { title: 'title' },
}

/**
 * The segments of a localized value: a text is one, a rich text has one or more for each block.
 *
 * @param language that of the value
 */
export function segmentsOf(value: unknown, language = 'es'): Segment[] {
  if (typeof value === 'string') return [{ id: '', kind: 'text', text: value }]
  return Array.isArray(value)
    ? (value as RichBlock[]).flatMap((block) => segmentsOfBlock(block, language))
    : []
}

function segmentsOfBlock(block: RichBlock, language: string): Segment[] {
  const { _key, _type } = block
  if (_type === 'block') {
    const text = toMarkup(block as Block)
    return text.trim() ? [{ id: _key, kind: kindOf(block), text }] : []
  }
  if (_type === 'chords') {
    const names = (block.chords as Chord[] | undefined)?.map(({ name = '' }) => name) ?? []
    const text = names.slice(0, names.findLastIndex(Boolean) + 1).join(CHORDS)
    return text ? [{ id: `${_key}.chords`, kind: 'chords', text }] : []
  }
  if (_type === 'video') {
    const text = titleOf(block).find((item) => item.language === language)?.value
    return text ? [{ id: `${_key}.title`, kind: 'title', text }] : []
  }
  return Object.entries(fieldsInWords[_type] ?? {}).flatMap(([field, kind]) =>
    typeof block[field] === 'string' && block[field]
      ? [{ id: `${_key}.${field}`, kind, text: block[field] }]
      : [],
  )
}

const titleOf = ({ title }: RichBlock) => (title as LocalizedTitle | undefined) ?? []

/** The segments of a translation by their ids; what does not stand beside a segment of the source is left out. */
export function alignedTexts(
  source: unknown,
  translation: unknown,
  language: string,
): Map<string, string> {
  const ids = new Set(segmentsOf(source).map(({ id }) => id))
  const aligned = segmentsOf(translation, language).filter(({ id }) => ids.has(id))
  return new Map(aligned.map(({ id, text }) => [id, text]))
}

/**
 * The value of a translation: the source with its words replaced. What is not made of words (music, pictures,
 * addresses) is the source's. A block with several texts keeps those that are translated and lacks the others;
 * one of which nothing is translated is left out. Nothing at all being translated, the value is empty.
 *
 * @param texts by the id of their segment
 */
export function translated(
  source: unknown,
  texts: ReadonlyMap<string, string>,
  language: string,
): unknown {
  const written = new Map([...texts].filter(([, text]) => text.trim()))
  if (!Array.isArray(source)) return written.get('') ?? ''
  const segments = segmentsOf(source)
  if (!segments.some(({ id }) => written.has(id))) return []
  return (source as RichBlock[]).flatMap((block) => {
    const own = segmentsOfBlock(block, 'es')
    const isLeftOut = own.length > 0 && !own.some(({ id }) => written.has(id))
    return isLeftOut ? [] : [translatedBlock(block, own, written, language)]
  })
}

function translatedBlock(
  block: RichBlock,
  segments: Segment[],
  texts: ReadonlyMap<string, string>,
  language: string,
): RichBlock {
  const { _key, _type } = block
  if (segments.length === 0) return block
  if (_type === 'block') return { ...block, ...fromMarkup(texts.get(_key) ?? '', _key) }
  if (_type === 'chords') {
    const chords = block.chords as Chord[]
    return { ...block, chords: named(chords, texts.get(`${_key}.chords`) ?? '') }
  }
  if (_type === 'video') {
    const [spanish] = titleOf(block).filter((item) => item.language === 'es')
    const value = texts.get(`${_key}.title`)
    return { ...block, title: [spanish, { ...spanish, _key: language, language, value }] }
  }
  const words = Object.keys(fieldsInWords[_type] ?? {})
  const rest = Object.entries(block).filter(([field]) => !words.includes(field))
  const said = words.flatMap((field) => {
    const text = texts.get(`${_key}.${field}`)
    return text === undefined ? [] : [[field, text]]
  })
  return { ...Object.fromEntries([...rest, ...said]), _key, _type }
}

/** Chords with the names of a line; one without a name of its own has none, the last has all that is left. */
function named(chords: Chord[], line: string): Chord[] {
  const names = line.split(CHORDS)
  const last = chords.length - 1
  return chords.map(({ name: _, ...chord }, i) => {
    const name = i === last ? names.slice(last).join(CHORDS) : names[i]
    return name ? { ...chord, name } : chord
  })
}
