import { expect, it } from 'vitest'
import { readLyrics } from './lyrics.ts'

it('gives each chord the words up to the next one, within a word too', () => {
  expect(readLyrics('Ay, [Am]la tara[E7]ra')).toEqual([
    [
      [
        { chord: null, words: 'Ay, ' },
        { chord: 'Am', words: 'la tara' },
        { chord: 'E7', words: 'ra' },
      ],
    ],
  ])
})

it('parts verses at empty lines, however many', () => {
  const read = readLyrics('\n[G]uno\n[D]dos\n\n  \n[C]tres\n')
  expect(read).toHaveLength(2)
  expect(read).toEqual([
    [[{ chord: 'G', words: 'uno' }], [{ chord: 'D', words: 'dos' }]],
    [[{ chord: 'C', words: 'tres' }]],
  ])
})

it('keeps chords without words, at the end of a line', () => {
  expect(readLyrics('[C]mar[G]')).toEqual([
    [
      [
        { chord: 'C', words: 'mar' },
        { chord: 'G', words: '' },
      ],
    ],
  ])
})

it.each([
  ['[G]uno\n[Sol]dos', { line: 2, chord: 'Sol' }],
  ['[]uno', { line: 1, chord: '' }],
])('names what is no chord: %j', (source, problem) => {
  expect(readLyrics(source)).toEqual(problem)
})
