import { describe, expect, it } from 'vitest'
import type { CourseLevel } from '../content/course.server.ts'
import { firstLesson, stopsOf } from './stops.ts'

type Audience = CourseLevel['lessons'][number]['audience']

const level = (slug: string, audiences: Audience[]): CourseLevel => ({
  _id: slug,
  slug,
  name: slug,
  tier: 'grumete',
  icon: 'anchor',
  color: null,
  lessons: audiences.map((audience, index) => ({
    _id: `${slug}-${index}`,
    slug: `l${index + 1}`,
    title: 'Title',
    summary: '',
    minutes: 20,
    audience,
  })),
})

it('puts the lessons of all levels in order, each at its place', () => {
  const stops = stopsOf([level('one', ['everybody', 'grumete']), level('two', ['capitan'])])
  expect(stops.map(({ path, number, count }) => [path, number, count])).toEqual([
    ['/niveles/one/l1', 1, 2],
    ['/niveles/one/l2', 2, 2],
    ['/niveles/two/l1', 1, 1],
  ])
})

describe('the first lesson', () => {
  const course = [level('one', ['capitan', 'grumete']), level('two', ['capitan', 'everybody'])]

  it('of a visitor is the first that is open to everybody', () => {
    expect(firstLesson(course, 'everybody')?.path).toBe('/niveles/two/l2')
  })

  it('of a member is the first that members may read', () => {
    expect(firstLesson(course, 'grumete')?.path).toBe('/niveles/one/l2')
  })

  it('is none where nothing is theirs', () => {
    expect(firstLesson([level('one', ['capitan'])], 'grumete')).toBeNull()
    expect(firstLesson([], 'everybody')).toBeNull()
  })
})
