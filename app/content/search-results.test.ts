import { expect, it } from 'vitest'
import { type Candidate, rankResults } from './search-results.ts'

const candidate = (id: string, title: string, text = '', summary = ''): Candidate => ({
  id,
  kind: 'article',
  path: `/blog/${id}`,
  title,
  summary,
  text,
})
const idsOf = (results: { id: string }[]) => results.map(({ id }) => id)

it('leaves out what only the wildcards found', () => {
  const results = rankResults(
    [candidate('a', 'Pentatónica'), candidate('b', 'Pintar una tónica')],
    ['pentatonica'],
  )
  expect(idsOf(results)).toEqual(['a'])
})

it('requires every word, in any field', () => {
  const one = candidate('a', 'El blues', 'con doce compases')
  expect(idsOf(rankResults([one], ['blues', 'doce']))).toEqual(['a'])
  expect(rankResults([one], ['blues', 'trece'])).toEqual([])
})

it('puts titles first and keeps the order otherwise', () => {
  const results = rankResults(
    [candidate('a', 'Otra', 'blues'), candidate('b', 'Blues'), candidate('c', 'Más', 'blues')],
    ['blues'],
  )
  expect(idsOf(results)).toEqual(['b', 'a', 'c'])
})

it('shows where the word is: in the summary, else in the text', () => {
  const [inSummary, inText, inTitle] = rankResults(
    [
      candidate('a', 'A', 'Texto con blues', 'Resumen con blues'),
      candidate('b', 'B', 'Texto con blues', 'Resumen'),
      candidate('c', 'Blues', '', 'Resumen'),
    ],
    ['blues'],
  ).sort((a, b) => a.id.localeCompare(b.id))
  expect(inSummary?.excerpt.before).toBe('Resumen con ')
  expect(inText?.excerpt.before).toBe('Texto con ')
  expect(inTitle?.excerpt.after).toBe('Resumen')
})

it('returns twelve at most', () => {
  const many = Array.from({ length: 30 }, (_, index) => candidate(`a${index}`, 'Blues'))
  expect(rankResults(many, ['blues'])).toHaveLength(12)
})
