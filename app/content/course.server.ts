import { defineQuery } from 'groq'
import type { z } from 'zod'
import { lessonFields, lessonSchema } from './lesson.server.ts'
import { levelSchema } from './level.server.ts'
import { localized } from './localized.ts'
import { listOf, parseEach } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const courseQuery = defineQuery(`*[_type == "level"] | order(order asc){
  _id,
  "slug": slug.current,
  ${localized('name')},
  tier,
  icon,
  "color": color->variable,
  "lessons": *[_type == "lesson" && level._ref == ^._id] | order(order asc){ ${lessonFields} }
}`)

const courseSchema = levelSchema
  .pick({ _id: true, slug: true, name: true, tier: true, icon: true, color: true })
  .extend({ lessons: listOf(lessonSchema, 'level.lessons') })

/** A level with its lessons, in order. */
export type CourseLevel = z.output<typeof courseSchema>

/** The whole course, lowest rank first. */
export async function readCourse(content: ContentSource, lng: string): Promise<CourseLevel[]> {
  return parseEach(courseSchema, await content.fetch(courseQuery, { lng }), 'level')
}
