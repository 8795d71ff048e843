import { describe, expect, it } from 'vitest'
import { localizedFieldsOf } from './localized-values.ts'
import { stampsFor } from './stamps.ts'
import { fingerprint, progressOf, statusOf } from './status.ts'

const _type = 'internationalizedArrayStringValue'
const es = (value: unknown) => ({ _key: 'es', _type, language: 'es', value })
const de = (value: unknown, translatedFrom?: string) => ({
  ...{ _key: 'de', _type, language: 'de', value },
  ...(translatedFrom && { translatedFrom }),
})

describe('localizedFieldsOf', () => {
  it('finds them at any depth, with paths that the lake understands', () => {
    const document = {
      _id: 'a',
      title: [es('Hola')],
      hero: { intro: [es('Ven')] },
      cards: [{ _key: 'k1', text: [es('Uno')] }],
      tags: [{ _key: 't', _ref: 'tag-blues' }],
      empty: [],
    }
    expect(localizedFieldsOf(document).map(({ path }) => path)).toEqual([
      'title',
      'hero.intro',
      'cards[_key=="k1"].text',
    ])
  })
})

describe('statusOf', () => {
  const field = (...values: ReturnType<typeof de>[]) => ({ path: 'title', values })
  it.each([
    ['done', field(es('Hola'), de('Hallo', fingerprint('Hola')))],
    ['outdated', field(es('Hola, tú'), de('Hallo', fingerprint('Hola')))],
    ['outdated', field(es('Hola'), de('Hallo'))],
    ['missing', field(es('Hola'))],
    ['missing', field(es('Hola'), de('  ', fingerprint('Hola')))],
    ['done', field(es(''), de('Hallo'))],
  ])('is %s', (status, of) => expect(statusOf(of, 'de')).toBe(status))

  it('counts what there is to translate', () => {
    const fields = [field(es('Hola')), field(es('Sí'), de('Ja', fingerprint('Sí'))), field(es(''))]
    expect(progressOf(fields, 'de')).toEqual({ missing: 1, outdated: 0, done: 1 })
  })

  it('of a rich text is missing until every segment is there, unless it has a form of its own', () => {
    const paragraph = (key: string, text: string) => ({
      ...{ _key: key, _type: 'block', style: 'normal' },
      children: [{ _key: 's', _type: 'span', text }],
    })
    const source = [paragraph('a', 'Uno'), paragraph('b', 'Dos')]
    const from = fingerprint(source)
    const german = (...blocks: unknown[]) => statusOf(field(es(source), de(blocks, from)), 'de')
    expect(german(paragraph('a', 'Eins'))).toBe('missing')
    expect(german(paragraph('a', 'Eins'), paragraph('b', 'Zwei'))).toBe('done')
    expect(german(paragraph('x', 'Eins und zwei'))).toBe('done')
  })
})

describe('fingerprint', () => {
  const block = { _key: 'a', style: 'normal', text: 'Hola', asset: { _ref: 'image-1' } }
  it('depends on the text, not on where it is stored', () => {
    const copy = { asset: { _ref: 'image-2' }, text: 'Hola', style: 'normal', _key: 'b' }
    expect(fingerprint([copy])).toBe(fingerprint([block]))
    expect(fingerprint([{ ...block, text: 'Adiós' }])).not.toBe(fingerprint([block]))
    expect(fingerprint('a')).not.toBe(fingerprint('b'))
  })
})

describe('stampsFor', () => {
  const old = fingerprint('Hola')
  const published = { title: [es('Hola'), de('Hallo', old)] }
  const path = 'title[_key=="de"].translatedFrom'

  it('records the text that a new translation was made from', () => {
    expect(stampsFor(null, { title: [es('Hola'), de('Hallo')] })).toEqual({ [path]: old })
    expect(stampsFor(published, { title: [es('Hola'), de('Moin', old)] })).toEqual({})
  })

  it('marks a translation as outdated when only the Spanish text changes', () => {
    const draft = { title: [es('Ahoy'), de('Hallo', old)] }
    expect(stampsFor(published, draft)).toEqual({})
    expect(statusOf({ path: 'title', values: draft.title }, 'de')).toBe('outdated')
  })

  it('treats a translation that changes together with the Spanish text as current', () => {
    const draft = { title: [es('Ahoy'), de('Ahoi', old)] }
    expect(stampsFor(published, draft)).toEqual({ [path]: fingerprint('Ahoy') })
  })

  it('ignores languages that the publisher may not write', () => {
    const draft = { title: [es('Hola'), de('Moin')] }
    expect(stampsFor(published, draft, ['fr'])).toEqual({})
    expect(stampsFor(published, draft, ['fr', 'de'])).toEqual({ [path]: old })
  })

  it('sets nothing where nothing was translated', () => {
    expect(stampsFor(published, published)).toEqual({})
    expect(stampsFor(null, { title: [es('Hola')], slug: { current: 'a' } })).toEqual({})
  })
})
