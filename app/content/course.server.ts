import { defineQuery } from 'groq'
import { z } from 'zod'
import { lessonFields, lessonSchema } from './lesson.server.ts'
import { levelSchema } from './level.server.ts'
import { localized } from './localized.ts'
import { listOf, parseEach, parseOne, slug } from './parse.server.ts'
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

export const firstLessonQuery = defineQuery(
  `*[_type == "lesson" && select(open == true => "everybody", level->tier) in $audiences]
    | order(level->order asc, order asc)[0]{
      _id,
      "slug": slug.current,
      "level": level->slug.current
    }`,
)

const firstLessonSchema = z.object({ _id: z.string(), slug, level: slug })

/**
 * The Spanish path of the first lesson for an audience; null when there is none.
 *
 * @param audience everybody, or the members of the lower tier
 */
export async function readFirstLesson(
  content: ContentSource,
  audience: 'everybody' | 'grumete',
): Promise<string | null> {
  const audiences = audience === 'grumete' ? ['everybody', 'grumete'] : ['everybody']
  const answer = await content.fetch(firstLessonQuery, { audiences })
  const lesson = parseOne(firstLessonSchema, answer, 'first lesson')
  return lesson && `/niveles/${lesson.level}/${lesson.slug}`
}
