import { expect, it } from 'vitest'
import { type Display, nextDisplay, SILENT, verdictOf } from './display.ts'
import type { Reading } from './engine.ts'

const FRAME = 1 / 60

const reading = (cents: number, string = 'A2'): Reading => ({
  frequency: 110 * 2 ** (cents / 1200),
  clarity: 0.98,
  string,
  cents,
})

/** The display after the same reading for so many seconds. */
function displayAfter(seconds: number, read: Reading | null, from = SILENT, start = 0): Display {
  let display = from
  for (let time = start; time < start + seconds; time += FRAME) {
    display = nextDisplay(display, read, time)
  }
  return display
}

it('shows the string and its rounded cents', () => {
  expect(displayAfter(0.1, reading(-12.4))).toMatchObject({
    string: 'A2',
    cents: -12,
    sounding: true,
  })
})

it('ticks a string that has been in tune for half a second', () => {
  expect(displayAfter(0.4, reading(1)).tuned).toEqual([])
  expect(displayAfter(0.6, reading(1)).tuned).toEqual(['A2'])
})

it('takes the tick back when the string is off again', () => {
  const tuned = displayAfter(0.6, reading(0))
  expect(displayAfter(0.1, reading(5), tuned, 1).tuned).toEqual(['A2'])
  expect(displayAfter(0.1, reading(20), tuned, 1).tuned).toEqual([])
  expect(displayAfter(0.1, reading(20, 'E2'), tuned, 1).tuned).toEqual(['A2'])
})

it('keeps the last reading for a while, then only the ticks', () => {
  const heard = displayAfter(0.6, reading(-7))
  expect(displayAfter(1, null, heard, 0.6)).toMatchObject({
    string: 'A2',
    cents: -7,
    sounding: false,
  })
  expect(displayAfter(2.2, null, heard, 0.6)).toMatchObject({ string: null, cents: 0 })
  const ticked = displayAfter(0.6, reading(0))
  expect(displayAfter(3, null, ticked, 0.6)).toMatchObject({ string: null, tuned: ['A2'] })
})

it('begins to count again when the string changes or stops', () => {
  const almost = displayAfter(0.4, reading(0))
  expect(displayAfter(0.3, reading(0, 'E2'), almost, 0.4).tuned).toEqual([])
  const paused = nextDisplay(almost, null, 0.4)
  expect(displayAfter(0.3, reading(0), paused, 0.42).tuned).toEqual([])
})

it('shows the advice', () => {
  expect([-4, -3, 0, 3, 4].map((cents) => verdictOf({ cents }))).toEqual([
    'low',
    'inTune',
    'inTune',
    'inTune',
    'high',
  ])
})
