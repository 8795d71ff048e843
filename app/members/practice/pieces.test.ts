import { expect, it } from 'vitest'
import { entryAt } from '../../../domain/practice-log.fixture.ts'
import { csvOf, jsonOf } from './export.ts'
import { piecesOf, progressionOf } from './pieces.ts'
import { weeksOf } from './weeks.ts'

const strum = (minute: number, steadiness: number) =>
  entryAt(minute, {
    piece: 'Am C',
    title: 'Am, C',
    result: { kind: 'strum', tempo: 80, steadiness, late: -4 },
  })
const noTurn = entryAt(4, { result: { kind: 'tab', tempo: null, played: 3, asked: 16 } })
const entries = [
  strum(9, 22),
  noTurn,
  entryAt(3, { title: 'Riff nuevo' }),
  strum(2, 31),
  entryAt(1),
]

it('groups practices by piece, the last practised first', () => {
  const pieces = piecesOf(entries)
  expect(pieces.map(({ title, entries: own }) => [title, own.length])).toEqual([
    ['Am, C', 2],
    ['Riff en Mi', 3],
  ])
})

it('follows a tab by its tempo, which grows, and a strum by its deviation, which shrinks', () => {
  const [chords, tab] = piecesOf(entries)
  expect(chords && progressionOf(chords)).toEqual({
    values: [31, 22],
    first: 31,
    last: 22,
    best: 22,
  })
  expect(tab && progressionOf(tab)).toEqual({ values: [61, 63], first: 61, last: 63, best: 63 })
})

it('has nothing to draw before the first clean turn', () => {
  const [piece] = piecesOf([noTurn])
  expect(piece && progressionOf(piece)).toBeNull()
})

it('adds up the time of each week, which begins on Monday at midnight in Madrid', () => {
  const at = (moment: string, seconds: number) => entryAt(0, { at: moment, seconds })
  const practised = [
    at('2026-11-22T22:59:00.000Z', 60),
    at('2026-11-22T23:01:00.000Z', 120),
    at('2026-11-24T09:00:00.000Z', 30),
  ]
  const weeks = weeksOf(practised, '2026-11-24T10:00:00.000Z')
  expect(weeks).toHaveLength(8)
  expect(weeks.slice(-2)).toEqual([
    { monday: '2026-11-16T12:00:00.000Z', seconds: 60 },
    { monday: '2026-11-23T12:00:00.000Z', seconds: 150 },
  ])
})

it('exports all that there is, as JSON and as a table that is safe to open', () => {
  const odd = entryAt(5, { title: '=1+1, "ñ"' })
  expect(JSON.parse(jsonOf([odd, noTurn])).practices).toEqual([odd, noTurn])
  const [head, row, other] = csvOf([odd, noTurn]).slice(1).split('\r\n')
  expect(head).toBe('at,title,piece,path,seconds,kind,tempo,played,asked,steadiness,late,count')
  expect(row).toContain(`,"'=1+1, ""ñ""",`)
  expect(other).toMatch(/,tab,,3,16,,,$/)
})
