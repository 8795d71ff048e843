import { fromMarkup } from '../../schemas/translations/inline-markup.ts'

/** The blocks of a rich text, by what their paragraph begins with. */
const STYLES: [begin: RegExp, block: Record<string, unknown>][] = [
  [/^### /, { style: 'h3' }],
  [/^## /, { style: 'h2' }],
  [/^> /, { style: 'blockquote' }],
  [/^- /, { style: 'normal', listItem: 'bullet', level: 1 }],
  [/^\d+\. /, { style: 'normal', listItem: 'number', level: 1 }],
]
const CALLOUT = /^!(tip|warning) ([^|]+)\|(.+)$/s

/**
 * A rich text of what is written in a little Markdown: paragraphs (an empty line between any two, items of lists too),
 * `## heading`, `> quotation`, `- item`, `1. item`, `!tip Title | Text`; within, the inline markup of `inline-markup.ts`.
 */
export function bodyOf(source: string): Record<string, unknown>[] {
  return paragraphsOf(source).map((paragraph, index) => {
    const key = `b${String(index + 1).padStart(2, '0')}`
    const [, tone, title, text] = CALLOUT.exec(paragraph) ?? []
    if (tone) return { _key: key, _type: 'callout', tone, title: title?.trim(), text: text?.trim() }
    const [begin, block] = STYLES.find(([begin]) => begin.test(paragraph)) ?? [
      /^/,
      { style: 'normal' },
    ]
    const { children, markDefs } = fromMarkup(paragraph.replace(begin, ''), key)
    return { _key: key, _type: 'block', ...block, markDefs, children }
  })
}

const paragraphsOf = (source: string) =>
  source
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== '')
