import { defineQuery } from 'groq'
import { z } from 'zod'
import { videoFields } from './fragments.ts'
import { audienceSchema } from './level.server.ts'
import { localized } from './localized.ts'
import { listOf, maybeText, optional, parseEach, parseOne, slug, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'
import { toVideo, type Video, videoSchema } from './video.server.ts'

/** GROQ: the fields of a lesson that its level's list shows; a plain template, as TypeGen needs it. */
export const lessonFields = `
  _id,
  "slug": slug.current,
  ${localized('title')},
  ${localized('summary')},
  minutes,
  "audience": select(open == true => "everybody", level->tier)` as const

export const lessonsQuery = defineQuery(
  `*[_type == "lesson" && level->slug.current == $level] | order(order asc){ ${lessonFields} }`,
)

export const lessonSchema = z.object({
  _id: z.string(),
  slug,
  title: text,
  summary: maybeText,
  minutes: z.number().int().positive(),
  audience: audienceSchema,
})

/** A lesson as the list of its level shows it. */
export type LessonTeaser = z.output<typeof lessonSchema>

/** The lessons of a level, in order. @param level its slug */
export async function readLessons(
  content: ContentSource,
  lng: string,
  level: string,
): Promise<LessonTeaser[]> {
  return parseEach(lessonSchema, await content.fetch(lessonsQuery, { lng, level }), 'lesson')
}

export const lessonQuery = defineQuery(
  `*[_type == "lesson" && slug.current == $slug && level->slug.current == $level][0]{
    ${lessonFields},
    _createdAt,
    video{ ${videoFields} },
    "level": level->{
      "slug": slug.current,
      ${localized('name')},
      icon,
      "color": color->variable
    },
    "course": *[_type == "lesson" && level._ref == ^.level._ref] | order(order asc){
      _id,
      "slug": slug.current,
      ${localized('title')}
    }
  }`,
)

const neighbourSchema = lessonSchema.pick({ _id: true, slug: true, title: true })

const lessonPageSchema = lessonSchema.extend({
  _createdAt: z.string(),
  video: optional(videoSchema, 'lesson.video'),
  level: z.object({
    slug,
    name: text,
    icon: maybeText,
    color: z
      .string()
      .regex(/^--color-[a-z-]+$/)
      .nullish(),
  }),
  course: listOf(neighbourSchema, 'lesson.course'),
})

type Neighbour = z.output<typeof neighbourSchema>

/** The public part of a lesson. */
export interface Lesson extends Omit<z.output<typeof lessonPageSchema>, 'video' | 'course'> {
  video: Video | null
  /** Its place among the lessons of its level, from 1. */
  number: number
  previous: Neighbour | null
  next: Neighbour | null
}

/** One lesson; null when its level has none under this slug. */
export async function readLesson(
  content: ContentSource,
  lng: string,
  params: { level: string; slug: string },
): Promise<Lesson | null> {
  const answer = await content.fetch(lessonQuery, { lng, ...params })
  const row = parseOne(lessonPageSchema, answer, 'lesson')
  if (!row) return null
  const { course, video, ...lesson } = row
  const index = course.findIndex(({ _id }) => _id === lesson._id)
  return {
    ...lesson,
    video: video && toVideo(video, content.imageConfig),
    number: index + 1,
    previous: course[index - 1] ?? null,
    next: course[index + 1] ?? null,
  }
}
