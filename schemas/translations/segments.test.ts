import { describe, expect, it } from 'vitest'
import { fromMarkup, toMarkup } from './inline-markup.ts'
import { alignedTexts, segmentsOf, translated } from './segments.ts'

const block = (key: string, markup: string, style = 'normal') => ({
  _key: key,
  _type: 'block',
  style,
  ...fromMarkup(markup, key),
})

describe('inline markup', () => {
  it.each([
    'Una frase.',
    'Pisa **fuerte** y _suena_.',
    'Ve al [afinador](/afinador) y [**afina**](/afinador#cuerdas).',
    'El [shuffle](lang:en) y el [_legato_](/tecnicas/legato lang:it).',
    'Un \\*asterisco\\*, un guion\\_bajo y un \\[corchete\\].',
  ])('reads %s and writes it as it was', (markup) => {
    expect(toMarkup(block('b', markup))).toBe(markup)
  })

  it('keeps marks inside of marks', () => {
    const marks = (markup: string) =>
      fromMarkup(markup, 'b').children.map(({ text, marks }) => [text, marks?.toSorted()])
    const nested = '**Todo _junto_** y [_lejos_](/mar)'
    expect(marks(nested)).toEqual([
      ['Todo ', ['strong']],
      ['junto', ['em', 'strong']],
      [' y ', []],
      ['lejos', ['bl1', 'em']],
    ])
    expect(marks(toMarkup(block('b', nested)))).toEqual(marks(nested))
  })

  it('reads unclosed markup as text', () => {
    expect(fromMarkup('2 * 3 ** 4 [no', 'b').children).toEqual([
      { _key: 'bs1', _type: 'span', marks: [], text: '2 * 3 ** 4 [no' },
    ])
  })

  it('marks words of another language', () => {
    const { children, markDefs } = fromMarkup('[swing](lang:en) y [mar](/mar lang:fr)', 'k')
    expect(children.map(({ text, marks }) => [text, marks])).toEqual([
      ['swing', ['kl1']],
      [' y ', []],
      ['mar', ['kl2', 'kl3']],
    ])
    expect(markDefs).toEqual([
      { _key: 'kl1', _type: 'foreign', language: 'en' },
      { _key: 'kl2', _type: 'link', href: '/mar' },
      { _key: 'kl3', _type: 'foreign', language: 'fr' },
    ])
  })

  it('gives every link its own key', () => {
    const { children, markDefs } = fromMarkup('[a](/a) [b](https://b.example)', 'k')
    expect(markDefs).toEqual([
      { _key: 'kl1', _type: 'link', href: '/a' },
      { _key: 'kl2', _type: 'link', href: 'https://b.example' },
    ])
    expect(children.map(({ text, marks }) => [text, marks])).toEqual([
      ['a', ['kl1']],
      [' ', []],
      ['b', ['kl2']],
    ])
  })
})

describe('a rich text in segments', () => {
  const source = [
    block('a', 'La araña', 'h2'),
    block('b', 'Un dedo por **traste**.'),
    { _key: 'c', _type: 'tablature', title: 'Despacio', tab: 'e|-1-|' },
    { _key: 'd', _type: 'chords', chords: [{ _key: '1', name: 'Mi', frets: '022100' }] },
    { _key: 'e', _type: 'callout', tone: 'tip', title: 'Ojo', text: 'Respira.' },
    { _key: 'f', _type: 'tablature', tab: 'e|-2-|' },
  ]
  const texts = new Map([
    ['a', 'Die Spinne'],
    ['b', 'Ein Finger pro **Bund**.'],
    ['c.title', 'Langsam'],
    ['d.chords', 'E'],
    ['e.title', 'Achtung'],
    ['e.text', 'Atme.'],
  ])

  it('has one for every text', () => {
    expect(segmentsOf(source).map(({ id, kind, text }) => [id, kind, text])).toEqual([
      ['a', 'heading', 'La araña'],
      ['b', 'paragraph', 'Un dedo por **traste**.'],
      ['c.title', 'title', 'Despacio'],
      ['d.chords', 'chords', 'Mi'],
      ['e.title', 'title', 'Ojo'],
      ['e.text', 'text', 'Respira.'],
    ])
  })

  it('becomes a translation with its music untouched, which reads back', () => {
    const german = translated(source, texts, 'de') as Record<string, unknown>[]
    expect(german).toHaveLength(source.length)
    expect(german[2]).toEqual({ ...source[2], title: 'Langsam' })
    expect(german[3]).toMatchObject({ chords: [{ _key: '1', name: 'E', frets: '022100' }] })
    expect(german[5]).toEqual(source[5])
    expect(alignedTexts(source, german, 'de')).toEqual(texts)
  })

  it('leaves out what is not translated yet', () => {
    const begun = new Map([['a', 'Die Spinne']])
    expect(alignedTexts(source, translated(source, begun, 'de'), 'de')).toEqual(begun)
  })

  it('keeps half a block', () => {
    const begun = new Map([['e.title', 'Achtung']])
    const german = translated(source, begun, 'de') as Record<string, unknown>[]
    expect(german.find(({ _key }) => _key === 'e')).toEqual({
      _key: 'e',
      _type: 'callout',
      tone: 'tip',
      title: 'Achtung',
    })
    expect(alignedTexts(source, german, 'de')).toEqual(begun)
  })

  it('is empty again when its last text is removed', () => {
    expect(translated(source, new Map([['a', ' ']]), 'de')).toEqual([])
  })

  it('keeps the Spanish title of a video beside the new one', () => {
    const film = {
      _key: 'v',
      _type: 'video',
      videoId: 'x',
      title: [{ language: 'es', value: 'Hola' }],
    }
    const [video] = translated([film], new Map([['v.title', 'Hallo']]), 'de') as [typeof film]
    expect(video.title.map(({ language, value }) => [language, value])).toEqual([
      ['es', 'Hola'],
      ['de', 'Hallo'],
    ])
    expect([...alignedTexts([film], [video], 'de').values()]).toEqual(['Hallo'])
  })
})

it('treats a plain text as one segment', () => {
  expect(segmentsOf('Hola')).toEqual([{ id: '', kind: 'text', text: 'Hola' }])
  expect(translated('Hola', new Map([['', 'Hallo']]), 'de')).toBe('Hallo')
})
