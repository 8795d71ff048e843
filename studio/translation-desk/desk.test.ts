import { describe, expect, it } from 'vitest'
import { parseGlossary, termsIn } from './glossary.ts'
import { lengthWarning } from './lengths.ts'

describe('the glossary', () => {
  const terms = parseGlossary(
    [
      '# Glosario',
      '',
      '| Español | English | Français | Deutsch |',
      '| --- | --- | --- | --- |',
      '| la púa | pick | médiator | Plektrum |',
      '| Do | C | do | C |',
      '| Grumete (rango) | Deckhand | Mousse | Leichtmatrose |',
    ].join('\n'),
  )
  it.each([
    ['Sujeta la púa sin apretar', [['la púa', 'Plektrum']]],
    [
      'Dos púas y un Do',
      [
        ['la púa', 'Plektrum'],
        ['Do', 'C'],
      ],
    ],
    ['Todos a bordo, grumetes', [['Grumete (rango)', 'Leichtmatrose']]],
    ['Nada de eso', []],
    ['Sabes lo que te do. Do no es un verbo', []],
  ])('finds the terms of «%s»', (text, found) => expect(termsIn(text, 'de', terms)).toEqual(found))
})

describe('lengths', () => {
  it('warns of texts that search engines truncate', () => {
    expect(lengthWarning('seo.title', 'x'.repeat(50), 'x'.repeat(61))).toContain('60')
    expect(lengthWarning('seo.title', 'x'.repeat(50), 'x'.repeat(60))).toBeNull()
  })

  it('warns of labels that grow, not of paragraphs nor of the shortest words', () => {
    expect(lengthWarning('hero.startLabel', 'x'.repeat(20), 'x'.repeat(29))).not.toBeNull()
    expect(lengthWarning('hero.startLabel', 'x'.repeat(20), 'x'.repeat(28))).toBeNull()
    expect(lengthWarning('label', 'Sí', 'Jawohl')).toBeNull()
    expect(lengthWarning('intro', 'x'.repeat(61), 'x'.repeat(200))).toBeNull()
  })
})
