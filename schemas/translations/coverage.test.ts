import { describe, expect, it, test } from 'vitest'
import { catalogues } from '../../domain/catalogues.ts'
import { scriptOf, targetLanguages, translatedLanguages } from '../../domain/languages.ts'
import { flatTexts } from '../../domain/overrides.ts'
import { seed } from '../seed.fixture.ts'
import { catalogueCoverage, documentsCoverage } from './coverage.ts'
import { fingerprint } from './status.ts'

/** Languages in another script, in which whatever reads as in Spanish was forgotten or is a name. */
const inOtherScripts = translatedLanguages.filter((language) => scriptOf(language) !== 'Latn')

/** Names of people, which no language writes otherwise. */
const NAMES = ['style.fields.name']

describe('coverage', () => {
  const _type = 'internationalizedArrayStringValue'
  const document = {
    _id: 'a',
    title: [
      { _key: 'es', _type, language: 'es', value: 'Hola' },
      { _key: 'de', _type, language: 'de', value: 'Hola', translatedFrom: fingerprint('Hola') },
      { _key: 'fr', _type, language: 'fr', value: 'Salut', translatedFrom: 'old' },
    ],
  }
  it.each([
    ['de', { missing: [], outdated: [], same: ['a title'] }],
    ['fr', { missing: [], outdated: ['a title'], same: [] }],
    ['it', { missing: ['a title'], outdated: [], same: [] }],
  ])('of documents in %s', (language, found) => {
    expect(documentsCoverage([document], language)).toEqual({ texts: 1, ...found })
  })

  it('of a catalogue requires the plurals of its language', () => {
    const spanish = {
      found_one: '{{count}} resultado',
      found_other: '{{count}} resultados',
      ok: 'Vale',
    }
    const russian = { found_one: 'a', found_few: 'b', found_other: 'c', ok: 'Vale' }
    expect(catalogueCoverage(spanish, russian, 'de')).toMatchObject({ missing: [], same: ['ok'] })
    expect(catalogueCoverage(spanish, { found_other: 'c' }, 'ru')).toMatchObject({
      missing: ['found_one', 'found_other', 'ok'],
    })
  })
})

describe.each(translatedLanguages)('in %s', (language) => {
  test('every text of the interface is translated', () => {
    expect(catalogueCoverage(catalogues.es, catalogues[language], language).missing).toEqual([])
  })

  test('every text of the seed content is translated, from the Spanish text as it is', () => {
    expect(documentsCoverage(seed, language)).toMatchObject({ missing: [], outdated: [] })
  })
})

describe.each(targetLanguages)('in %s', (language) => {
  test('texts of the interface name what the site fills in as the Spanish ones do', () => {
    const filled = (text = '') => [...new Set(text.match(/\{\{.*?\}\}|<\/?\w+>/g))].sort()
    const spanish = new Map(flatTexts(catalogues.es))
    const wrong = flatTexts(catalogues[language]).filter(([key, text]) => {
      const source = spanish.get(key) ?? spanish.get(key.replace(/_(?:few|many)$/, '_other'))
      // "One result" needs no number.
      return !key.endsWith('_one') && String(filled(text)) !== String(filled(source))
    })
    expect(wrong).toEqual([])
  })
})

describe.each(inOtherScripts)('in %s', (language) => {
  test('no text of two words or more is in Latin letters throughout', () => {
    const other = /[^\P{L}\p{Script=Latin}]/u
    expect(
      flatTexts(catalogues[language]).filter(
        ([key, text]) =>
          !NAMES.includes(key) && /\p{L}{2,}\s+\p{L}{2,}/u.test(text) && !other.test(text),
      ),
    ).toEqual([])
  })
})
