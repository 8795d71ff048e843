import { describe, expect, it } from 'vitest'
import { catalogueKeys, catalogueText, foreignPlaceholders } from './catalogue.ts'

const german = (value: string) => [{ _key: 'de', _type: 'x', language: 'de', value }]

describe('the catalogue of interface texts', () => {
  it('names every text once, with the plurals of all languages', () => {
    expect(new Set(catalogueKeys).size).toBe(catalogueKeys.length)
    expect(catalogueKeys).toContain('search:found_few')
    expect(catalogueText('common:nav.blog')).toBe('Blog')
    expect(catalogueText('search:found_few')).toBe(catalogueText('search:found_other'))
  })

  it.each([
    ['gate:visitor.title', 'paywall:visitor.title'],
    ['common:footer.crew', 'common:footer.members'],
  ])('knows the text %s by its former key', (former, key) => {
    expect(catalogueText(key)).toBeDefined()
    expect(catalogueText(former)).toBe(catalogueText(key))
  })

  it.each([undefined, 7, '', 'common', 'common:nav', 'common:nowhere', 'nav.blog'])(
    'knows no text %j',
    (key) => expect(catalogueText(key)).toBeUndefined(),
  )
})

describe('placeholders', () => {
  it('are those of the Spanish text', () => {
    expect(foreignPlaceholders('search:found_other', german('{{count}} Treffer'))).toEqual([])
    expect(foreignPlaceholders('search:found_other', german('Treffer'))).toEqual([])
  })

  it('that nothing fills are reported', () => {
    expect(foreignPlaceholders('search:found_other', german('{{number}} {{ Treffer }}'))).toEqual([
      '{{number}}',
      '{{ Treffer }}',
    ])
  })
})
