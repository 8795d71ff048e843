import { describe, expect, it } from 'vitest'
import { languageAt, translatorLanguages } from './role.ts'

const user = (...names: string[]) => ({ roles: names.map((name) => ({ name, title: name })) })

describe('translatorLanguages', () => {
  it('reads languages from the names of roles', () => {
    expect(translatorLanguages(user('translator', 'translator-de', 'translator-fr'))).toEqual([
      'de',
      'fr',
    ])
    expect(translatorLanguages(user('translator-de'))).toEqual(['de'])
    expect(translatorLanguages(user('translator'))).toEqual([])
  })

  it('is null for users with another role, or none', () => {
    expect(translatorLanguages(user('administrator'))).toBeNull()
    expect(translatorLanguages(user('editor', 'translator-de'))).toBeNull()
    expect(translatorLanguages(user())).toBeNull()
    expect(translatorLanguages(null)).toBeNull()
  })
})

describe('languageAt', () => {
  const title = [{ _key: 'b', _type: 'internationalizedArrayStringValue', language: 'es' }]
  const body = { _key: 'a', _type: 'internationalizedArrayRichTextValue', language: 'de' }
  const document = {
    title: 'x',
    body: [{ ...body, value: [{ _key: 'v', _type: 'video', title }] }],
  }

  it('is the language of the outermost localized value', () => {
    expect(languageAt(document, ['body', { _key: 'a' }])).toBe('de')
    expect(languageAt(document, ['body', { _key: 'a' }, 'value', { _key: 'v' }])).toBe('de')
    const nested = ['body', { _key: 'a' }, 'value', { _key: 'v' }, 'title', { _key: 'b' }]
    expect(languageAt(document, nested)).toBe('de')
  })

  it('is none elsewhere', () => {
    expect(languageAt(document, [])).toBeUndefined()
    expect(languageAt(document, ['title'])).toBeUndefined()
    expect(languageAt(document, ['body'])).toBeUndefined()
    expect(languageAt(document, ['body', { _key: 'gone' }, 'value'])).toBeUndefined()
    expect(languageAt(undefined, ['body'])).toBeUndefined()
  })
})
