import { expect, test } from 'vitest'
import { clampTempo, parseTempo, tempoMarking } from './tempo.ts'

test('a tempo stays from 40 to 240, in whole beats', () => {
  expect([39, 40, 120.4, 240, 245].map(clampTempo)).toEqual([40, 40, 120, 240, 240])
})

test('typed input is clamped to the limits, and rejected when it is no number', () => {
  expect(['96', ' 72,6 ', '1000', '3', '-80'].map(parseTempo)).toEqual([96, 73, 240, 40, 40])
  expect(['', '  ', 'lento', '12x'].map(parseTempo)).toEqual([null, null, null, null])
})

test('every tempo has its word', () => {
  expect([40, 60, 66, 90, 110, 120, 180, 240].map(tempoMarking)).toEqual([
    'largo',
    'larghetto',
    'adagio',
    'andante',
    'moderato',
    'allegro',
    'presto',
    'prestissimo',
  ])
})
