import { expect, it } from 'vitest'
import type { CourseLevel } from '../../content/course.server.ts'
import { stopsOf } from './stops.ts'

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
