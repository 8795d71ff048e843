import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseFrets } from '../app/content/rich-text/frets.ts'
import { parseTab, type TabBar } from '../app/content/rich-text/tab.ts'

interface Block {
  _type: string
  style?: string
  title?: string
  tab?: string
  children?: { text: string }[]
  chords?: { name: string; frets: string }[]
}

interface Article {
  _id: string
  _type: string
  author?: string
  tags?: string[]
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

/** Pitch classes, in semitones above Do. */
const LETTERS = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
/** Standard tuning as MIDI note numbers, from the 6th string to the 1st. */
const TUNING = [40, 45, 50, 55, 59, 64]

/** Semitones above Re, by the mode that a tab's title names after it. */
const MODES: Record<string, number[]> = {
  lidio: [0, 2, 4, 6, 7, 9, 11],
  jónico: [0, 2, 4, 5, 7, 9, 11],
  mixolidio: [0, 2, 4, 5, 7, 9, 10],
  dórico: [0, 2, 3, 5, 7, 9, 10],
  eólico: [0, 2, 3, 5, 7, 8, 10],
  frigio: [0, 1, 3, 5, 7, 8, 10],
  locrio: [0, 1, 3, 5, 6, 8, 10],
}

/** The pitch classes that a tab is about, where its title or its article announces them. */
function scaleOf(id: string, title: string): number[] | undefined {
  if (id === 'article-secreto-pentatonica') return [9, 0, 2, 4, 7]
  if (title.includes('La menor')) return [9, 0, 4]
  return MODES[/Re (\p{L}+)/u.exec(title)?.[1] ?? '']?.map((step) => pitchClass(2 + step))
}

/** Semitones above the root, by what follows it in a chord's name. */
const CHORDS: Record<string, number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  5: [0, 7],
  7: [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  m7b5: [0, 3, 6, 10],
}

const pitchClass = (note: number) => ((note % 12) + 12) % 12
const ascending = (notes: number[]) => [...new Set(notes.map(pitchClass))].sort((a, b) => a - b)

/** `F#` is 6. */
function noteNamed(name: string): number {
  const letter = LETTERS[name[0] as keyof typeof LETTERS]
  return pitchClass(letter + (name[1] === '#' ? 1 : name[1] === 'b' ? -1 : 0))
}

/** The lowest note and all notes (pitch classes) that a name such as `Dm7` or `C/E` promises. */
function promisedBy(name: string) {
  const [, root = '', quality = '', bass = root] =
    /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(name) ?? []
  const steps = CHORDS[quality]
  if (!steps) throw new Error(`Unknown chord ${name}`)
  const notes = steps.map((step) => noteNamed(root) + step)
  return { bass: noteNamed(bass), notes: ascending([...notes, noteNamed(bass)]) }
}

/** The notes of a bar as MIDI numbers, in the order they are played; a tab counts from string 1. */
function notesOf({ marks }: TabBar): number[] {
  return marks
    .filter(({ text }) => /\d/.test(text))
    .map(({ string, text }) => (TUNING[5 - string] ?? Number.NaN) + Number(text))
}

const barsOf = (tab: string) => parseTab(tab)?.flatMap(({ bars }) => bars) ?? []

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

  test('has an author, tags, a cover and two other articles to go on with', () => {
    expect(article.author?.trim()).toBeTruthy()
    expect(article.tags?.length).toBeGreaterThan(0)
    expect(article.cover?._sanityAsset).toMatch(/^image@file:/)
    const others = articles.map(({ _id }) => _id).filter((other) => other !== id)
    const related = new Set(article.related?.map(({ _ref }) => _ref))
    expect(related.size).toBe(2)
    expect(others).toEqual(expect.arrayContaining([...related]))
  })
})

describe('a chord sounds what its name says', () => {
  const chords = articles.flatMap((article) =>
    blocksOf(article).flatMap(({ chords = [] }) =>
      chords.map(({ name, frets }) => [article._id, name, frets] as const),
    ),
  )

  test.each(chords)('%s: %s %s', (_id, name, frets) => {
    const sounding = (parseFrets(frets) ?? []).flatMap((fret, string) =>
      fret === null ? [] : (TUNING[string] ?? Number.NaN) + fret,
    )
    expect({ bass: pitchClass(Math.min(...sounding)), notes: ascending(sounding) }).toEqual(
      promisedBy(name),
    )
  })
})

describe('a tablature', () => {
  /** Steps of a 4/4 bar, by the note values that a tab's title names. */
  const STEPS: Record<string, number> = { negras: 4, corcheas: 8, tresillos: 12, semicorcheas: 16 }

  test.each(tabs)('$id: $title is readable and its bars are full', ({ title, tab }) => {
    const systems = parseTab(tab)
    expect(systems?.map(({ tuning }) => tuning.join(''))).toEqual(systems?.map(() => 'eBGDAE'))
    const steps = STEPS[/\(4\/4, (\p{L}+)/u.exec(title)?.[1] ?? '']
    if (!steps) throw new Error(`«${title}» does not say its note values`)

    const bars = barsOf(tab)
    expect(bars.length).toBeGreaterThan(0)
    for (const { columns, marks } of bars) {
      // A dash, then every step equally wide; what sounds in a step begins with it.
      const step = (columns - 1) / steps
      expect(Number.isInteger(step)).toBe(true)
      const cells = Map.groupBy(
        marks,
        ({ string, column }) => `${string} ${Math.floor((column - 1) / step)}`,
      )
      const starts = [...cells.values()].map(([first]) => ((first?.column ?? 0) - 1) % step)
      expect(new Set(starts)).toEqual(new Set([0]))
    }
  })

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

  test('of the twelve bars goes A D A A, D D A A, E D A E', () => {
    const twelve = tabs.find(({ title }) => title.startsWith('Doce compases'))
    const roots = barsOf(twelve?.tab ?? '').map((bar) => pitchClass(Math.min(...notesOf(bar))))
    const [A, D, E] = [9, 2, 4]
    expect(roots).toEqual([A, D, A, A, D, D, A, A, E, D, A, E])
  })
})
