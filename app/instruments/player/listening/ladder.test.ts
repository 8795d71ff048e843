import { expect, it } from 'vitest'
import { nextRung, type Rung } from './ladder.ts'

const limits = { start: 60, goal: 72 }
const climbed = (turns: boolean[], from: Rung = { tempo: 60, misses: 0 }) =>
  turns.map((isClean) => {
    from = nextRung(from, isClean, limits)
    return from.tempo
  })

it('rises after each clean turn, up to the goal', () => {
  expect(climbed([true, true, true, true])).toEqual([65, 70, 72, 72])
})

it('forgives one turn, and falls back after two in a row', () => {
  expect(climbed([true, false, true, false, false, false])).toEqual([65, 65, 70, 70, 65, 65])
})

it('never falls below the start, nor changes a tempo beyond its limits', () => {
  expect(climbed([false, false, false, false])).toEqual([60, 60, 60, 60])
  expect(climbed([true], { tempo: 90, misses: 0 })).toEqual([90])
  expect(climbed([false, false], { tempo: 50, misses: 0 })).toEqual([50, 50])
})
