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

describe('an exercise', () => {
  const lines = ['e|-0-|-2-|', 'B|-1-|-3-|', 'G|-0-|-2-|', 'D|-2-|-0-|', 'A|-3-|---|', 'E|---|---|']
  const tab = { _key: 'tab', _type: 'tablature', tab: lines.join('\n'), metre: '2/4', tempo: 70 }
  const frets = ['x32010', '022000', 'none']
  const chords = {
    ...{ _key: 'chords', _type: 'chords' },
    chords: frets.map((each) => ({ _key: each, name: 'C', frets: each })),
  }
  const asked = { _key: 'p', _type: 'practice', title: 'Uno', text: 'Toca.', listen: 'El bajo.' }

  function practiceOf(change: object) {
    const own = [{ ...asked, music: 'tab', tempo: 60, minutes: 5, ...change }, tab, chords]
    const [shown] = toRichText(richTextSchema.parse({ own, spanish: null }), images, 'es')
    if (shown?._type !== 'practice') throw new Error('The exercise is gone')
    return shown
  }

  it('is played with all bars of its music, or with those that it names', () => {
    expect(practiceOf({})).toMatchObject({
      music: 'tab',
      exercise: { tempo: 60, goal: null, bars: [0, 1], minutes: 5, listen: 'El bajo.' },
    })
    expect(practiceOf({ firstBar: 2 }).exercise.bars).toEqual([1, 1])
    expect(practiceOf({ lastBar: 1, goal: 80 }).exercise).toMatchObject({ bars: [0, 0], goal: 80 })
  })

  it('counts the chords that can be played, each as a bar', () => {
    expect(practiceOf({ music: 'chords' }).exercise.bars).toEqual([0, 1])
  })

  it('keeps its words when its music is gone or cannot be played', () => {
    for (const music of ['gone', 'p'])
      expect(practiceOf({ music })).toMatchObject({ music: null, title: 'Uno' })
  })

  it('stays within its music and above its own tempo', () => {
    expect(practiceOf({ firstBar: 7, lastBar: 9 }).exercise.bars).toEqual([1, 1])
    expect(practiceOf({ firstBar: 2, lastBar: 1 }).exercise.bars).toEqual([1, 1])
    expect(practiceOf({ goal: 50 }).exercise.goal).toBeNull()
  })
})
