import type { CourseLevel } from '../content/course.server.ts'

/** A lesson as a stop of the voyage. */
export type Stop = CourseLevel['lessons'][number] & {
  /** Spanish path of its page. */
  path: string
  level: Pick<CourseLevel, 'name' | 'icon' | 'color'>
  /** Its place among the lessons of its level, from 1. */
  number: number
  /** How many these are. */
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

/**
 * Where somebody begins: the first lesson that is for an audience; null when it has none.
 *
 * @param audience everybody, or the members of the lower tier, who read what is for everybody, too
 */
export function firstLesson(
  course: readonly CourseLevel[],
  audience: 'everybody' | 'grumete',
): Stop | null {
  const isTheirs = (stop: Stop) => stop.audience === 'everybody' || stop.audience === audience
  return stopsOf(course).find(isTheirs) ?? null
}
