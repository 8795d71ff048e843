import { expect, it } from 'vitest'
import { languageCodes, languages } from '../../domain/languages.ts'
import { languageFacts, pluralsOf } from './language-facts.ts'

it.each([
  ['pt', { name: 'Português', locale: 'pt_BR', plurals: ['one', 'other'] }],
  ['uk', { name: 'Українська', locale: 'uk_UA', plurals: ['one', 'few', 'many', 'other'] }],
  ['ja', { name: '日本語', locale: 'ja_JP', plurals: ['other'] }],
])('tells name, locale and plurals of "%s"', (code, facts) => {
  expect(languageFacts(code)).toEqual(facts)
})

it.each(languageCodes)('agrees with the list on the plurals of "%s"', (code) => {
  expect(languages[code].plurals).toEqual(pluralsOf(code))
})

it.each([
  ['xx', 'no language'],
  ['PT', 'no language'],
  ['pt-BR', 'no language'],
  ['../es', 'no language'],
  ['iw', '«he»'],
  ['ar', 'left to right'],
  ['la', 'plurals'],
])('refuses "%s"', (code, reason) => expect(() => languageFacts(code)).toThrow(reason))
