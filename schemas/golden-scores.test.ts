import { expect, it } from 'vitest'
import { toNumber } from '../domain/music/rational.ts'
import { isProblem, readMetre, readScore } from '../domain/music/score.ts'
import { seed } from './seed.fixture.ts'

/** Scores that were read by eye from the drawn tabs: `beat string:fret technique`. */
const SCORES = [
  [
    'Mi menor, cuerda a cuerda (4/4,',
    '0 6:0, 0.5 5:2, 1 4:2, 1.5 3:0, 2 2:0, 2.5 1:0, 3 2:0, 3.5 3:0, 4 6:0, 4.5 5:2, 5 4:2, 5.5 3:0, 6 2:0, 6.5 1:0',
  ],
  [
    'Vals de La menor y Mi (3/4,',
    '0 5:0, 1 3:2, 1 2:1, 1 1:0, 2 3:2, 2 2:1, 2 1:0, 3 5:0, 4 3:2, 4 2:1, 4 1:0, 5 3:2, 5 2:1, 5 1:0, 6 6:0, 7 3:1, 7 2:0, 7 1:0, 8 3:1, 8 2:0, 8 1:0, 9 5:0, 10 3:2, 10 2:1, 10 1:0, 11 3:2, 11 2:1, 11 1:0',
  ],
  [
    'El abordaje de Barbanegra (4/4,',
    '0 6:0, 0.5 6:0, 0.75 6:0, 1 6:0, 1.5 6:0, 1.75 6:0, 2 6:1, 2 5:1, 2 4:1, 2.5 6:0, 2.75 6:0, 3 6:3, 3 5:3, 3 4:3, 4 6:0, 4.5 6:0, 4.75 6:0, 5 6:0, 5.5 6:0, 5.75 6:0, 6 6:6, 6 5:6, 6 4:6, 6.5 6:5, 6.5 5:5, 6.5 4:5, 7 6:3, 7 5:3, 7 4:3',
  ],
  [
    'La gaviota (4/4,',
    '0 1:3, 0.5 1:0 pull, 1 2:3, 1.5 2:0 pull, 2 1:2, 2.5 1:0 pull, 3 2:3, 3.5 2:0 pull, 4 1:3, 4.5 1:0 pull, 5 2:3, 5.5 2:0 pull, 6 1:5, 6.5 1:0 pull, 7 2:3',
  ],
  [
    'Pregunta y respuesta (4/4,',
    '0 3:7 bend2, 1 2:5, 1.5 2:8, 2 2:5, 3 3:7, 4 3:5, 5 3:7, 8 3:7 bend2, 9 2:5, 9.5 2:8, 10 2:5, 11 3:7, 12 3:5, 13 4:7',
  ],
  [
    'Golpe y tirón (4/4,',
    '0 1:12 tap, 0.5 1:5 pull, 1 1:12 tap, 1.5 1:5 pull, 2 1:12 tap, 2.5 1:5 pull, 3 1:12 tap, 3.5 1:5 pull',
  ],
  [
    'Tres octavas de La menor (4/4,',
    '0 6:5 hammer, 0.333 6:8 hammer, 0.667 6:12 tap, 1 4:7 hammer, 1.333 4:10 hammer, 1.667 4:14 tap, 2 2:10 hammer, 2.333 2:13 hammer, 2.667 2:17 tap, 3 2:13 pull, 3.333 2:10 pull, 3.667 2:13 hammer, 4 2:17 tap, 4.333 2:13 pull, 4.667 2:10 pull, 5 4:14 tap, 5.333 4:10 pull, 5.667 4:7 pull, 6 6:12 tap, 6.333 6:8 pull, 6.667 6:5 pull, 7 6:8 hammer, 7.333 6:5 pull',
  ],
  [
    'Unísonos de cuerda a cuerda (4/4,',
    '0 6:5, 1 5:0, 2 5:5, 3 4:0, 4 4:5, 5 3:0, 6 3:4, 7 2:0, 8 2:5, 9 1:0',
  ],
  [
    'Vuelta en La (4/4,',
    '0 5:0, 1 4:5, 1 1:5, 1.333 4:5, 1.333 1:5, 1.667 4:5, 1.667 1:5, 2 4:4, 2 1:5, 2.333 4:4, 2.333 1:5, 2.667 4:4, 2.667 1:5, 3 4:3, 3 1:5, 3.333 4:3, 3.333 1:5, 3.667 4:3, 3.667 1:5, 4 4:2, 4 1:5, 5 4:0, 5.667 4:1, 6 6:0, 6 5:2, 6 4:2, 6 3:1, 6 2:3, 6 1:0',
  ],
  [
    'Respuesta en La (4/4,',
    '0 3:5, 0.333 3:6 hammer, 0.667 2:5, 1 1:5, 1.667 2:8, 2 2:5, 2.667 3:7, 3 3:5, 3.667 4:7, 4 4:5, 4.667 4:7',
  ],
] as const

interface Tab {
  title: string
  tab: string
  metre: string
}

const tabs = new Map(
  seed
    .flatMap(({ body }) => (body as { language: string; value: Tab[] }[] | undefined) ?? [])
    .filter(({ language, value }) => language === 'es' && Array.isArray(value))
    .flatMap(({ value }) => value.filter(({ tab }) => tab).map((block) => [block.title, block])),
)

it.each(SCORES)('%s', (title, notes) => {
  const block = [...tabs.values()].find((tab) => tab.title.startsWith(title))
  const score = readScore(block?.tab ?? '', readMetre(block?.metre ?? '') ?? [4, 4])
  if (isProblem(score)) throw new Error(`${score.kind} in bar ${score.bar}`)
  const found = score.notes.map(({ beat, string, fret, technique, bend }) => {
    const how = technique ? ` ${technique}${bend ?? ''}` : ''
    return `${Number(toNumber(beat).toFixed(3))} ${string}:${fret ?? 'x'}${how}`
  })
  expect(found.join(', ')).toBe(notes)
})
