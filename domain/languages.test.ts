import { describe, expect, it } from 'vitest'
import { languageOfPath, localizedPath, spanishPath } from './languages.ts'

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
