import { describe, expect, test } from 'vitest'
import { parseFrets } from '../domain/music/frets.ts'
import { isProblem, readMetre, readScore } from '../domain/music/score.ts'
import { parseTab } from '../domain/music/tab.ts'
import {
  ascending,
  barsOf,
  MODES,
  notesOf,
  pitchClass,
  promisedBy,
  TUNING,
} from './music.fixture.ts'
import { seed } from './seed.fixture.ts'

interface Block {
  title?: string
  tab?: string
  metre?: string
  tempo?: number
  feel?: string
  capo?: number
  chords?: { name: string; frets: string }[]
}

/** The texts to learn from, in all languages, with the id of their document. */
const texts = seed
  .filter(({ _type }) => ['article', 'memberContent'].includes(_type))
  .flatMap(({ _id, body }) =>
    (body as { language: string; value: Block[] }[]).map((text) => ({ _id, ...text })),
  )

/** Every block of the Spanish ones, with the id of its document. */
const blocks = texts
  .filter(({ language }) => language === 'es')
  .flatMap(({ _id, value }) => value.map((block) => ({ _id, ...block })))

/** The music of a text, which is the same in every language. */
const musicIn = (value: Block[]) =>
  value.map(({ tab, metre, tempo, feel, capo, chords }) =>
    tab ? { tab, metre, tempo, feel, capo } : chords?.map(({ frets }) => frets),
  )

test.each(texts.filter(({ language }) => language !== 'es'))(
  '$_id teaches the same music in $language as in Spanish',
  ({ _id, value }) => {
    const spanish = texts.find((text) => text._id === _id && text.language === 'es')
    expect(musicIn(value)).toEqual(musicIn(spanish?.value ?? []))
  },
)

describe('a chord sounds what its name says', () => {
  const chords = blocks.flatMap(({ _id, chords = [] }) =>
    chords.map(({ name, frets }) => [_id, name, frets] as const),
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

const tabs = blocks.flatMap(({ _id, title = '', tab, ...fields }) =>
  tab ? [{ _id, title, tab, ...fields }] : [],
)

describe('a tablature', () => {
  /** Steps of a beat, by the note values that a tab's title names. */
  const STEPS: Record<string, number> = { negras: 1, corcheas: 2, tresillos: 3, semicorcheas: 4 }

  test.each(tabs)('$_id: $title is readable and its bars are full', ({ title, tab }) => {
    const systems = parseTab(tab)
    // As it is, or with the sixth string let down to Re.
    for (const { tuning } of systems ?? []) expect(tuning.join('')).toMatch(/^eBGDA[ED]$/)
    const [, beats, values = ''] = /\((\d)\/4, (\p{L}+)/u.exec(title) ?? []
    const steps = Number(beats) * (STEPS[values] ?? Number.NaN)
    if (!steps) throw new Error(`«${title}» does not say its beats and note values`)

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

  test.each(tabs)('$_id: $title can be played', ({ title, tab, metre, tempo, feel, capo }) => {
    expect(title).toContain(`(${metre},`)
    expect(tempo).toBeGreaterThanOrEqual(40)
    expect(['straight', 'shuffle']).toContain(feel)
    expect(capo).toBe(0)
    const score = readScore(tab, readMetre(metre ?? '') ?? [0, 4])
    if (isProblem(score)) throw new Error(`${score.kind} in bar ${score.bar}`)
    expect(score.notes.length).toBeGreaterThan(1)
  })

  /** The scale that a title names: `Re dórico`, `La menor pentatónica`. */
  function scaleIn(title: string): { tonic: number; scale: number[] } | null {
    const [, root = '', kind = ''] = /(La|Re|Mi) (menor pentatónica|\p{L}+)/u.exec(title) ?? []
    const tonic = { La: 9, Re: 2, Mi: 4 }[root]
    const steps = kind === 'menor pentatónica' ? [0, 3, 5, 7, 10] : MODES[kind]
    if (tonic === undefined || !steps) return null
    return { tonic, scale: steps.map((step) => pitchClass(tonic + step)) }
  }

  const inScales = tabs.flatMap(({ title, tab }) => {
    const named = scaleIn(title)
    return named ? [{ title, tab, ...named, notes: barsOf(tab).flatMap(notesOf) }] : []
  })

  test.each(inScales)('$title has no note from outside its scale', ({ scale, notes }) => {
    expect(scale).toEqual(expect.arrayContaining(notes.map(pitchClass)))
  })

  const charts = inScales.filter(({ title }) => title.includes('tres notas por cuerda'))

  test('the codex has the seven modes', () => expect(charts).toHaveLength(7))

  test.each(charts)('$title climbs from its tonic over all strings', ({ tab, ...chart }) => {
    const { tonic, scale, notes } = chart
    const [low = 0, high = 0] = [notes[0], notes.at(-1)]
    expect(pitchClass(low)).toBe(tonic)
    const all = Array.from({ length: high - low + 1 }, (_, step) => low + step)
    expect(notes).toEqual(all.filter((note) => scale.includes(pitchClass(note))))
    const strings = barsOf(tab).flatMap(({ marks }) => marks.map(({ string }) => string))
    expect(strings.join('')).toBe('555444333222111000')
  })
})
