import { plainText, type RichTextBlock } from './rich-text.server.ts'

/**
 * Words read in a minute. Adults read non-fiction silently at about 238 words a minute (Brysbaert
 * 2019, "How many words do we read per minute?", Journal of Memory and Language 109); a lesson is
 * read a little slower, guitar in hand.
 */
const WORDS_PER_MINUTE = 200

/** Minutes that the text of these blocks takes, at least 1; diagrams and tablature count nothing. */
export function readingMinutes(blocks: RichTextBlock[]): number {
  const words = blocks.reduce((sum, block) => sum + countWords(textOf(block)), 0)
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

function textOf(block: RichTextBlock): string {
  switch (block._type) {
    case 'block':
      return plainText(block)
    case 'callout':
    case 'practice':
      return [block.title, ...block.paragraphs.map(plainText)].join(' ')
    case 'figure':
      return block.caption
    default:
      return ''
  }
}

/** Words of a text in any script: `Intl.Segmenter` finds them where no spaces do. */
function countWords(text: string): number {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
  let words = 0
  for (const { isWordLike } of segments) if (isWordLike) words++
  return words
}
