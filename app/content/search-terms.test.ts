import { describe, expect, it } from 'vitest'
import { excerptOf, fold, patternOf, placeOf, termsOf } from './search-terms.ts'

describe('termsOf', () => {
  it('keeps words, without accents, each once', () => {
    expect(termsOf('  Pentatónica, ¡PENTATÓNICA! y blues ')).toEqual(['pentatonica', 'blues'])
  })

  it('drops operators, quotes and single letters', () => {
    expect(termsOf('"a*" || *[_type == "user"]{...} ) \\')).toEqual(['type', 'user'])
    expect(termsOf('*** "" () y')).toEqual([])
  })

  it('reads no more than a line', () => {
    expect(termsOf('uno dos tres cuatro cinco seis siete')).toHaveLength(6)
    expect(termsOf('z'.repeat(1_000_000))).toEqual(['z'.repeat(80)])
  })
})

describe('patternOf', () => {
  it('matches every accent of a word, and its endings', () => {
    expect(patternOf('guitarra')).toBe('g*t*rr*')
    expect(patternOf('xyz')).toBe('xyz*')
  })
})

describe('placeOf', () => {
  it('finds the beginnings of words, whatever their accents', () => {
    expect(placeOf('La púa y la Pentatónica', 'pentat')).toBe(12)
    expect(placeOf('La púa', 'pua')).toBe(3)
    expect(placeOf('sostenido', 'tenido')).toBe(-1)
  })

  it('keeps places where letters change their length', () => {
    const text = 'İstanbul 🎸 ﬁn: AÑO'
    expect(fold(text)).toHaveLength(text.length)
    expect(text.slice(placeOf(text, 'ano'))).toBe('AÑO')
  })
})

describe('excerptOf', () => {
  const text = `${'remo '.repeat(40)}Toca la pentatónica despacio ${'vela '.repeat(40)}`

  it('is a line around the first word that was found, as it is written', () => {
    const { before, found, after } = excerptOf(text, ['nada', 'pentatonica'])
    expect(found).toBe('pentatónica')
    expect(before).toMatch(/^… remo .*Toca la $/)
    expect(after).toMatch(/^ despacio vela .*vela…$/)
    expect((before + found + after).length).toBeLessThan(200)
  })

  it('is the beginning when nothing was found in this text', () => {
    const { before, found, after } = excerptOf(text, ['ancla'])
    expect([before, found]).toEqual(['', ''])
    expect(after).toMatch(/^remo remo .*…$/)
  })

  it('leaves a short text whole', () => {
    expect(excerptOf('Tres acordes', ['acordes'])).toEqual({
      before: 'Tres ',
      found: 'acordes',
      after: '',
    })
  })
})

describe('in other scripts', () => {
  it('finds Chinese words inside of sentences', () => {
    expect(patternOf('吉他')).toBe('*吉他*')
    expect(placeOf('用麦克风听音的吉他调音器', '吉他')).toBe(7)
  })

  it('finds Russian words whose letters carry a mark', () => {
    const [term = ''] = termsOf('Каподастр для ёлки')
    expect(term).toBe('каподастр')
    expect(patternOf(fold('край'))).toBe('кра*')
    expect(placeOf('Щипни ёлку', fold('елк'))).toBe(6)
  })

  it('finds Hindi words with their vowel signs', () => {
    expect(termsOf('गिटार ट्यूनर')).toEqual(['गिटार', 'ट्यूनर'])
    expect(placeOf('फ़्री गिटार ट्यूनर', 'ट्यूनर')).toBeGreaterThan(0)
  })
})
