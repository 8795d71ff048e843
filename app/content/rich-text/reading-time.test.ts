import { expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'
import type { RichTextBlock, TextBlock } from './rich-text.server.ts'

const paragraph = (text: string): TextBlock => ({
  _type: 'block',
  _key: 'p',
  style: 'normal',
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
  markDefs: [],
})
const words = (count: number) => Array.from({ length: count }, () => 'ancla').join(' ')

it('counts 200 words a minute over all the blocks that are read', () => {
  const callout: RichTextBlock = {
    _type: 'callout',
    _key: 'c',
    tone: 'tip',
    title: words(100),
    tempo: null,
    paragraphs: [paragraph(words(300))],
  }
  expect(readingMinutes([paragraph(words(600)), callout])).toBe(5)
})

it('is a minute at least, and tablature is not read', () => {
  const tab: RichTextBlock = {
    ...{ _type: 'tablature', _key: 't', title: '', tab: words(2000) },
    ...{ metre: [4, 4], tempo: 80, feel: 'straight', capo: 0, signs: null, isPlayable: false },
  }
  expect(readingMinutes([])).toBe(1)
  expect(readingMinutes([tab, paragraph('Una palabra')])).toBe(1)
})

it('finds the words of a script without spaces', () => {
  expect(readingMinutes([paragraph('吉他'.repeat(600))])).toBeGreaterThan(2)
})
