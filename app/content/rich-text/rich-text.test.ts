import { afterEach, describe, expect, it, vi } from 'vitest'
import { richTextSchema, toRichText } from './rich-text.server.ts'

const images = { projectId: 'local', dataset: 'production', baseUrl: '/lake' }

/** The target of the one link of a text as the page gets it; null when the link is gone. */
function linkTo(href: string): string | null {
  const block = {
    _key: 'a',
    _type: 'block',
    style: 'normal',
    markDefs: [{ _key: 'link', _type: 'link', href }],
    children: [{ _key: 'b', _type: 'span', text: 'Ven', marks: ['link'] }],
  }
  const [shown] = toRichText(richTextSchema.parse({ own: [block], spanish: [block] }), images, 'es')
  if (shown?._type !== 'block') throw new Error('The text is gone')
  expect(shown.children.map(({ text }) => text)).toEqual(['Ven'])
  const [mark] = shown.markDefs
  return mark?._type === 'link' && shown.children[0]?.marks.includes('link') ? mark.href : null
}

describe('a link in a text', () => {
  afterEach(() => void vi.restoreAllMocks())

  it.each(['/niveles', '/', '#a', 'https://example.com/a', 'http://a.example', 'mailto:a@b.es'])(
    'may lead to %s',
    (href) => {
      expect(linkTo(href)).toBe(href)
    },
  )

  // Browsers read a backslash as a slash and drop tabs and newlines.
  it.each([
    ...['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example'],
    ...['/\r/evil.example', '\\\\evil.example', 'evil.example', 'ftp://evil.example'],
    ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'data:text/html,x'],
  ])('may not lead to %j: its words stay', (href) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(linkTo(href)).toBeNull()
    expect(warned).toHaveBeenCalled()
  })
})

describe('a callout', () => {
  function paragraphsOf(text: string) {
    const callout = { _key: 'a', _type: 'callout', tone: 'tip', title: 'Ojo', text }
    const [shown] = toRichText(
      richTextSchema.parse({ own: [callout], spanish: null }),
      images,
      'es',
    )
    if (shown?._type !== 'callout') throw new Error('The callout is gone')
    return shown.paragraphs
  }

  it('has a paragraph for each part between empty lines, with links', () => {
    const [first, second, ...rest] = paragraphsOf('Pasa por la [bitácora](/blog).\n\nY vuelve.')
    expect(rest).toEqual([])
    expect(first?.markDefs).toMatchObject([{ _type: 'link', href: '/blog' }])
    expect(first?.children.map(({ text }) => text)).toEqual(['Pasa por la ', 'bitácora', '.'])
    expect(second?.children.map(({ text }) => text)).toEqual(['Y vuelve.'])
  })

  it('keeps the words of a link with an unsafe target', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const [paragraph] = paragraphsOf('Ven [aquí](javascript:alert(1))')
    expect(paragraph?.markDefs).toEqual([])
    expect(paragraph?.children.map(({ text, marks }) => [text, marks])).toContainEqual(['aquí', []])
    vi.restoreAllMocks()
  })
})
