import type { CourseLevel } from '../../content/course.server.ts'

/** A lesson as a stop of the voyage. */
export type Stop = CourseLevel['lessons'][number] & {
  /** Spanish path of its page. */
  path: string
  level: Pick<CourseLevel, 'name' | 'icon' | 'color'>
  /** Its place among the lessons of its level, from 1. */
  number: number
  /** Number of these lessons. */
  count: number
}

/** All lessons of the course, in order. */
export function stopsOf(course: readonly CourseLevel[]): Stop[] {
  return course.flatMap(({ slug, lessons, name, icon, color }) =>
    lessons.map((lesson, index) => ({
      ...lesson,
      path: `/niveles/${slug}/${lesson.slug}`,
      level: { name, icon, color },
      number: index + 1,
      count: lessons.length,
    })),
  )
}
