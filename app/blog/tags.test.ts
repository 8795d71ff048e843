import { expect, it } from 'vitest'
import { filterByTag, tagPath, tagsOf } from './tags.ts'

const technique = { slug: 'tecnica', title: 'técnica' }
const blues = { slug: 'blues', title: 'blues' }
const chords = { slug: 'acordes', title: 'acordes' }

const articles = [
  { id: 1, tags: [technique, blues] },
  { id: 2, tags: [blues, blues] },
  { id: 3, tags: [chords] },
]

it('counts articles, not mentions, and puts the most used first', () => {
  expect(tagsOf(articles, 'es')).toEqual([
    { ...blues, count: 2 },
    { ...chords, count: 1 },
    { ...technique, count: 1 },
  ])
})

it('keeps the articles of a tag, all without one, none for an unknown one', () => {
  expect(filterByTag(articles, 'blues').map(({ id }) => id)).toEqual([1, 2])
  expect(filterByTag(articles, null)).toHaveLength(3)
  expect(filterByTag(articles, 'Blues')).toEqual([])
})

it('encodes any tag in a URL that decodes to the same tag', () => {
  const tag = 'púa & dedos #1'
  expect(new URL(tagPath(tag), 'https://s.example').searchParams.get('tag')).toBe(tag)
})
