import { describe, expect, it } from 'vitest'
import { otherChange } from './translation-change.ts'

const text = (language: string, value?: unknown, type = 'Text') => ({
  _key: `key-${language}`,
  _type: `internationalizedArray${type}Value`,
  language,
  ...(value === undefined ? {} : { value }),
})
const block = (words: string) => ({
  _key: words,
  _type: 'block',
  children: [{ _key: 's', _type: 'span', text: words }],
})
const es = text('es', 'Rumbo al sur')
const de = text('de', 'Kurs nach Süden')

/** A document with one localized field, compared for a translator into German and French. */
const change = (before: unknown, after: unknown) =>
  otherChange({ title: before }, { title: after }, ['de', 'fr'])

describe('what a translator may change', () => {
  it('is a value in their language: added, changed, removed, moved', () => {
    expect(change([es], [es, de])).toBeNull()
    expect(change([es], [de, es])).toBeNull()
    expect(change([es, de], [text('de', 'Südwärts'), es])).toBeNull()
    expect(change([es, de], [es])).toBeNull()
    expect(change([es, de], [es, text('de')])).toBeNull()
  })

  it('is found at any depth, and in no other field', () => {
    const page = (value: string, icon: string) => ({
      sections: [{ _key: 'a', icon, lines: [{ _key: 'b', text: [es, text('de', value)] }] }],
    })
    expect(otherChange(page('eins', 'map'), page('zwei', 'map'), ['de'])).toBeNull()
    expect(otherChange(page('eins', 'map'), page('zwei', 'sea'), ['de'])).toBe('sections[0].icon')
    expect(otherChange(page('eins', 'map'), page('zwei', 'map'), ['fr'])).toBe(
      'sections[0].lines[0].text',
    )
    expect(otherChange(page('eins', 'map'), { sections: [] }, ['de'])).toBe('sections')
  })

  it('is not the order of the other languages', () => {
    const en = text('en', 'Southward')
    expect(change([es, en], [en, es])).toBe('title')
    expect(change([es, en], [es, de, en])).toBeNull()
  })

  it('is a rich text of any structure', () => {
    const rich = (language: string, ...words: string[]) =>
      text(language, words.map(block), 'RichText')
    expect(change([rich('es', 'uno', 'dos')], [rich('es', 'uno', 'dos'), rich('de')])).toBeNull()
    expect(change([rich('es', 'uno')], [rich('es', 'uno'), rich('de', 'a', 'b', 'c')])).toBeNull()
    expect(change([rich('es', 'uno')], [rich('es', 'uno'), text('de', 'eins', 'RichText')])).toBe(
      'title',
    )
    expect(change([rich('es', 'uno')], [rich('es', 'uno'), text('de', ['eins'], 'RichText')])).toBe(
      'title',
    )
  })

  it('leaves out what the lake writes itself', () => {
    const system = { _rev: 'a', _updatedAt: '2026-01-01T00:00:00Z' }
    expect(otherChange({ ...system, _type: 'level' }, { _type: 'level' }, [])).toBeNull()
    expect(otherChange({ ...system, _type: 'level' }, { _type: 'plan' }, ['de'])).toBe('_type')
  })
})

describe('what is not a translation', () => {
  it.each([
    ['another language', [es], [es, text('it', 'Verso sud')]],
    ['no language', [es], [es, { ...de, language: undefined }]],
    ['the other text changed along', [es], [text('es', 'Rumbo al norte'), de]],
    ['the other text taken over', [es], [{ ...es, language: 'de' }]],
    ['the other text gone', [es, de], [de]],
    ['a second value of one language', [es, de], [es, de, { ...de, _key: 'again' }]],
    ['a field beside the value', [es], [es, { ...de, note: 'x' }]],
    ['another type', [es], [es, text('de', 'Süd', 'String')]],
    ['no key', [es], [es, { ...de, _key: undefined }]],
    ['the key of another value', [es], [es, { ...de, _key: es._key }]],
    ['a list where the others are text', [es], [es, text('de', [block('Süd')])]],
    ['a number', [es], [es, text('de', 7)]],
    ['an object', [es], [es, text('de', { _type: 'block' })]],
    ['null', [es], [es, text('de', null)]],
    ['the field unset', [es, de], undefined],
    ['the field made an object', [es], { 0: es }],
    ['a field that was not there', undefined, [de]],
    ['an array that was empty', [], [de]],
    ['an array of something else', [{ _key: 'a', _type: 'line' }], [de]],
  ])('%s', (_name, before, after) => {
    expect(change(before, after)).toMatch(/^title/)
  })

  it('a field named as what every object has', () => {
    const after = JSON.parse('{"title": "x", "__proto__": {}}')
    expect(otherChange({ title: 'x' }, after, ['de'])).toBe('__proto__')
  })
})
