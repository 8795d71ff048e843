import { describe, expect, it } from 'vitest'
import { categoryTitle } from './category-title.ts'

describe('categoryTitle', () => {
  it('makes a title of a path', () => {
    expect(categoryTitle('estilos')).toBe('Estilos')
    expect(categoryTitle('ritmos/bossa-nova')).toBe('Ritmos: Bossa nova')
    expect(categoryTitle('GUITARRA_ESPAÑOLA')).toBe('Guitarra española')
    expect(categoryTitle('ópera')).toBe('Ópera')
  })

  it('keeps scripts without capitals and combined letters', () => {
    expect(categoryTitle('吉他')).toBe('吉他')
    expect(categoryTitle('e\u0301pica')).toBe('E\u0301pica')
  })

  it('drops markup, control characters and empty parts', () => {
    expect(categoryTitle('<script>alert(1)</script>')).toBe('Script alert 1: Script')
    expect(categoryTitle('a\u0000b\u202ec')).toBe('A b c')
    expect(categoryTitle('//--/')).toBe('')
    expect(categoryTitle('')).toBe('')
  })

  it('stays short however long the address is', () => {
    expect(categoryTitle('x'.repeat(100_000))).toHaveLength(60)
  })
})
