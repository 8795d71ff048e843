import { describe, expect, it } from 'vitest'
import { numberedIds, slugOf } from './heading-ids.ts'

describe('slugOf', () => {
  it.each([
    ['¿Qué es la púa?', 'que-es-la-pua'],
    ['Compás 4/4: ¡a remar!', 'compas-4-4-a-remar'],
    ['Что такое бой', 'что-такое-бои'],
    ['指弹入门', '指弹入门'],
    ['…', 'seccion'],
  ])('%s becomes %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })
})

describe('numberedIds', () => {
  it('never gives the same id twice', () => {
    const idOf = numberedIds()
    expect(['Riff', 'Riff 2', 'Riff', 'riff'].map(idOf)).toEqual([
      'riff',
      'riff-2',
      'riff-3',
      'riff-4',
    ])
  })
})
