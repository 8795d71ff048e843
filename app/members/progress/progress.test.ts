import { describe, expect, it } from 'vitest'
import {
  emptyProgress,
  parseProgress,
  progressOf,
  withDone,
  withMedium,
  withOpened,
} from './progress.ts'

const now = '2026-01-02T03:04:05.000Z'
const later = '2026-01-03T03:04:05.000Z'

describe('parseProgress', () => {
  it.each(['', 'null', '[]', '"x"', '{"levels":7}', 'not json'])('treats %j as empty', (json) => {
    expect(parseProgress(json)).toEqual(emptyProgress)
  })

  it('drops malformed entries and keeps the rest', () => {
    const json = JSON.stringify({
      levels: { inicial: { image: 'a/1-b.png' }, avanzado: 'x' },
      lessons: { one: { doneAt: now }, two: { doneAt: 'yesterday' } },
      more: true,
    })
    expect(parseProgress(json)).toEqual({
      levels: { inicial: { image: 'a/1-b.png' }, avanzado: {} },
      lessons: { one: { doneAt: now }, two: {} },
    })
  })
})

it('changes one place and leaves the others', () => {
  const one = withMedium(emptyProgress, 'inicial', 'image', 'a/1.png')
  const two = withMedium(one, 'inicial', 'video', 'a/2.mp4')
  expect(two.levels).toEqual({ inicial: { image: 'a/1.png', video: 'a/2.mp4' } })
  expect(withMedium(two, 'inicial', 'image', null).levels).toEqual({
    inicial: { video: 'a/2.mp4' },
  })
})

describe('progress', () => {
  const ids = ['one', 'two', 'three']

  it('begins with the first lesson', () => {
    expect(progressOf(emptyProgress, ids)).toEqual({ done: [], next: 'one' })
    expect(progressOf(emptyProgress, [])).toEqual({ done: [], next: null })
  })

  it('continues at the last opened lesson', () => {
    const opened = withOpened(withOpened(emptyProgress, 'one', now), 'two', later)
    expect(progressOf(opened, ids).next).toBe('two')
    const done = withDone(opened, 'two', true, later)
    expect(progressOf(done, ids)).toEqual({ done: ['two'], next: 'three' })
    const both = withDone(done, 'three', true, later)
    expect(progressOf(both, ids)).toEqual({ done: ['two', 'three'], next: 'one' })
    expect(progressOf(withDone(both, 'one', true, later), ids).next).toBeNull()
  })

  it('removes a mark and keeps the date of opening', () => {
    const done = withDone(withOpened(emptyProgress, 'one', now), 'one', true, later)
    expect(withDone(done, 'one', false, later).lessons).toEqual({ one: { openedAt: now } })
  })
})
