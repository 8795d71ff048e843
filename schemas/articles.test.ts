import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { barsOf, MODES, notesOf, pitchClass } from './music.fixture.ts'

interface Block {
  _type: string
  style?: string
  title?: string
  tab?: string
  children?: { text: string }[]
}

interface Article {
  _id: string
  _type: string
  author?: string
  tags?: { _ref: string }[]
  cover?: { _sanityAsset?: string }
  related?: { _ref: string }[]
  body?: { language: string; value: Block[] }[]
}

const articles: Article[] = readFileSync(new URL('../dataset/data.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))
  .filter(({ _type }: Article) => _type === 'article')

/** The blocks of an article's text in Spanish, the language in which every one is written. */
function blocksOf({ body }: Article): Block[] {
  return body?.find(({ language }) => language === 'es')?.value ?? []
}

const tabs = articles.flatMap((article) =>
  blocksOf(article)
    .filter(({ _type }) => _type === 'tablature')
    .map(({ title = '', tab = '' }) => ({ id: article._id, title, tab })),
)

/** The pitch classes that a tab is about, where its title or its article announces them. */
function scaleOf(id: string, title: string): number[] | undefined {
  if (id === 'article-secreto-pentatonica') return [9, 0, 2, 4, 7]
  if (title.includes('La menor')) return [9, 0, 4]
  return MODES[/Re (\p{L}+)/u.exec(title)?.[1] ?? '']?.map((step) => pitchClass(2 + step))
}

test('there are six articles', () => {
  expect(articles).toHaveLength(6)
})

describe.each(articles.map((article) => [article._id, article] as const))('%s', (id, article) => {
  test('has 700 words of prose or more, headings and exercises not counted', () => {
    const prose = blocksOf(article)
      .filter(({ _type, style }) => _type === 'block' && style === 'normal')
      .map(({ children = [] }) => children.map(({ text }) => text).join(''))
    expect(prose.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(700)
  })

  test('has an author, tags, a cover and two related articles', () => {
    expect(article.author?.trim()).toBeTruthy()
    expect(article.tags?.length).toBeGreaterThan(0)
    expect(article.cover?._sanityAsset).toMatch(/^image@file:/)
    const others = articles.map(({ _id }) => _id).filter((other) => other !== id)
    const related = new Set(article.related?.map(({ _ref }) => _ref))
    expect(related.size).toBe(2)
    expect(others).toEqual(expect.arrayContaining([...related]))
  })
})

describe('a tablature', () => {
  const announced = tabs.flatMap(({ id, title, tab }) => {
    const scale = scaleOf(id, title)
    return scale ? [{ title, tab, scale, notes: barsOf(tab).flatMap(notesOf) }] : []
  })

  test.each(announced)('$title stays within its scale', ({ scale, notes }) => {
    expect(scale).toEqual(expect.arrayContaining(notes.map(pitchClass)))
  })

  const runs = announced.filter(({ title }) => /^Posición|una octava/.test(title))

  test('climbs seven modes and five positions', () => {
    expect(runs).toHaveLength(7 + 5)
  })

  test.each(runs)(
    '$title climbs its scale and leaves no note out',
    ({ title, tab, scale, notes }) => {
      const [low = 0, high = 0] = [notes[0], notes.at(-1)]
      const all = Array.from({ length: high - low + 1 }, (_, step) => low + step)
      expect(notes).toEqual(all.filter((note) => scale.includes(pitchClass(note))))
      if (title.includes('una octava')) expect([pitchClass(low), high - low]).toEqual([2, 12])

      const frets = barsOf(tab).flatMap(({ marks }) => marks.map(({ text }) => Number(text)))
      const [, first, last] = /trastes (\d+) a (\d+)/.exec(title) ?? []
      if (first)
        expect([Math.min(...frets), Math.max(...frets)]).toEqual([Number(first), Number(last)])
    },
  )

  test('of the twelve bars has the changes A D A A, D D A A, E D A E', () => {
    const twelve = tabs.find(({ title }) => title.startsWith('Doce compases'))
    const roots = barsOf(twelve?.tab ?? '').map((bar) => pitchClass(Math.min(...notesOf(bar))))
    const [A, D, E] = [9, 2, 4]
    expect(roots).toEqual([A, D, A, A, D, D, A, A, E, D, A, E])
  })
})
