import { describe, expect, it } from 'vitest'
import { languageOfPath, localizedPath, requireLanguage, spanishPath } from './languages.ts'

function statusOf(run: () => unknown): number | undefined {
  try {
    run()
  } catch (thrown) {
    return thrown instanceof Response ? thrown.status : undefined
  }
}

describe('requireLanguage', () => {
  it('is Spanish without a prefix and the language of an open prefix', () => {
    expect(requireLanguage({})).toBe('es')
    expect(requireLanguage({ lng: 'en' })).toBe('en')
  })

  it.each(['es', 'fr', 'EN', 'xx', 'nivelez', '', 'constructor'])('answers 404 to /%s', (lng) => {
    expect(statusOf(() => requireLanguage({ lng }))).toBe(404)
  })
})

describe('paths', () => {
  it('reads the language from the first segment only', () => {
    expect(languageOfPath('/')).toBe('es')
    expect(languageOfPath('/en')).toBe('en')
    expect(languageOfPath('/en/niveles')).toBe('en')
    expect(languageOfPath('/niveles/en')).toBe('es')
    expect(languageOfPath('/english')).toBe('es')
  })

  it('puts the prefix on site paths and on nothing else', () => {
    expect(localizedPath('/niveles#grumete', 'en')).toBe('/en/niveles#grumete')
    expect(localizedPath('/', 'en')).toBe('/en')
    expect(localizedPath('/niveles', 'es')).toBe('/niveles')
    expect(localizedPath('#tools', 'en')).toBe('#tools')
    expect(localizedPath('https://wa.me/1', 'en')).toBe('https://wa.me/1')
    expect(localizedPath('//evil.example', 'en')).toBe('//evil.example')
  })

  it('takes the prefix off again', () => {
    expect(spanishPath('/en/niveles')).toBe('/niveles')
    expect(spanishPath('/en')).toBe('/')
    expect(spanishPath('/niveles')).toBe('/niveles')
  })
})
