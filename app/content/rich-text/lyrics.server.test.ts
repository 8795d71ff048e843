import { expect, it } from 'vitest'
import { versesOf } from './lyrics.server.ts'

/** The words of the first verse as they stand together, chords in brackets. */
const drawn = (text: string, language = 'es', names: 'letters' | 'solfege' = 'letters') =>
  versesOf(text, language)[0]?.lines.map(({ words }) =>
    words.map(({ parts }) =>
      parts.map(({ chord, words }) => (chord ? `[${chord[names]}]` : '') + words).join(''),
    ),
  )

it('keeps a word together in which a chord begins', () => {
  expect(drawn('Tiene la Ta[E7]rara un [Am]jardín')).toEqual([
    ['Tiene ', 'la ', 'Ta[E7]rara ', 'un ', '[Am]jardín'],
  ])
})

it('breaks Chinese lines between any two signs, but not before their punctuation', () => {
  expect(drawn('[G]深夜起航，[D]没有', 'zh')).toEqual([
    ['[G]深', '夜', '起', '航，', '[D]没', '有'],
  ])
})

it('names chords as the reader wants them', () => {
  expect(drawn('[F#m]mar', 'es', 'solfege')).toEqual([['[Fa♯m]mar']])
})

it('shows words whose chords cannot be read as they were written', () => {
  expect(drawn('[Sol]mar\nadentro')).toEqual([['[Sol]mar'], ['adentro']])
})
