import type { Block } from './inline-markup.ts'
import { type Chord, fieldsInWords, type RichBlock } from './segments.ts'

/**
 * Completes a translated rich text: unfinished blocks and fields fall back to the source. A
 * translation with blocks that the source does not have was written in another form, and only its
 * half blocks are completed.
 *
 * Both may be query projections: only keys, types and texts are compared. Items that are no blocks,
 * as an import may leave them, are dropped.
 */
export function completed(source: unknown, translation: unknown): unknown {
  if (!Array.isArray(source) || source.length === 0) return translation ?? source
  if (!Array.isArray(translation) || translation.length === 0) return source
  const originals = new Map(source.filter(isBlock).map((block) => [block._key, block]))
  const own = new Map(translation.filter(isBlock).map((block) => [block._key, block]))
  if ([...own.keys()].some((key) => !originals.has(key))) {
    return [...own.values()].map((block) => completedBlock(originals.get(block._key), block))
  }
  return [...originals.values()].map((block) => {
    const translation = own.get(block._key)
    return translation ? completedBlock(block, translation) : inSpanish(block)
  })
}

/** Music has no language: a change of the source's is heard in all of them. */
const MUSIC = ['tablature', 'practice']

const listOf = <Item>(value: unknown): Item[] => (Array.isArray(value) ? value : [])

const isBlock = (value: unknown): value is RichBlock =>
  typeof value === 'object' && value !== null && '_key' in value && '_type' in value

function completedBlock(source: RichBlock | undefined, block: RichBlock): RichBlock {
  if (!source || source._type !== block._type) return block
  if (block._type === 'chords') {
    const names = listOf<Chord | null>(source.chords)
    const chords = listOf<Chord | null>(block.chords).map((chord, i) => ({
      ...chord,
      name: chord?.name || names[i]?.name,
      fingers: chord?.fingers || names[i]?.fingers,
    }))
    return { ...block, chords }
  }
  const words = Object.keys(fieldsInWords[block._type] ?? {})
  const taken = MUSIC.includes(block._type) ? Object.keys(source) : words
  const missing = taken.filter((field) => !words.includes(field) || !block[field])
  return { ...block, ...Object.fromEntries(missing.map((field) => [field, source[field]])) }
}

/** A paragraph whose words are marked as Spanish, so that they are pronounced so. */
function inSpanish(block: RichBlock): RichBlock {
  if (block._type !== 'block') return block
  const { children, markDefs, _key } = block as Block
  const mark = `${_key}es`
  const spans = listOf<Block['children'][number] | null>(children)
  return {
    ...block,
    children: spans.map((span) => ({ ...span, marks: [...listOf(span?.marks), mark] })),
    markDefs: [...listOf(markDefs), { _key: mark, _type: 'foreign', language: 'es' }],
  }
}
