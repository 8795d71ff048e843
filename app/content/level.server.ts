import { defineQuery } from 'groq'
import { z } from 'zod'
import { pictureFields, videoFields } from './fragments.ts'
import { framePicture, type Picture, pictureSchema } from './image.server.ts'
import { localized } from './localized.ts'
import { maybeText, optional, parseEach, slug, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'
import { toVideo, type Video, videoSchema } from './video.server.ts'

export const levelsQuery = defineQuery(`*[_type == "level"] | order(order asc){
  _id,
  _createdAt,
  "slug": slug.current,
  ${localized('name')},
  ${localized('subtitle')},
  ${localized('summary')},
  ${localized('description')},
  tier,
  icon,
  "color": color->variable,
  quote{ ${localized('text')}, author },
  image{ ${pictureFields} },
  video{ ${videoFields} }
}`)

/** Required tier of a level's lessons; the higher one when unset. */
const tierSchema = z.enum(['grumete', 'capitan']).catch('capitan')

/** Audience of a lesson: that of its level, or everybody. */
export const audienceSchema = z.enum(['everybody', 'grumete', 'capitan']).catch('capitan')

export const levelSchema = z.object({
  _id: z.string(),
  _createdAt: z.string(),
  slug,
  name: text,
  subtitle: maybeText,
  summary: maybeText,
  description: maybeText,
  tier: tierSchema,
  icon: maybeText,
  color: z
    .string()
    .regex(/^--color-[a-z-]+$/)
    .nullish(),
  quote: optional(z.object({ text, author: maybeText }), 'level.quote'),
  image: optional(pictureSchema, 'level.image'),
  video: optional(videoSchema, 'level.video'),
})

export interface Level extends Omit<z.output<typeof levelSchema>, 'image' | 'video'> {
  image: Picture | null
  video: Video | null
}

const posterFrame = {
  widths: [320, 480, 640, 960],
  sizes: '(min-width: 1024px) 360px, (min-width: 768px) 45vw, 86vw',
  ratio: 4 / 3,
} as const

const sceneFrame = {
  widths: [480, 720, 960, 1440],
  sizes: '(min-width: 1024px) 620px, 92vw',
  ratio: 3 / 2,
} as const

/**
 * The levels, lowest rank first.
 *
 * @param shown how the picture is shown: on a poster, or as the scene of the level's own page
 */
export async function readLevels(
  content: ContentSource,
  lng: string,
  shown: 'poster' | 'scene' = 'poster',
): Promise<Level[]> {
  const frame = shown === 'poster' ? posterFrame : sceneFrame
  const rows = parseEach(levelSchema, await content.fetch(levelsQuery, { lng }), 'level')
  return rows.map((row) => ({
    ...row,
    image: row.image && framePicture(row.image, content.imageConfig, frame),
    video: row.video && toVideo(row.video, content.imageConfig),
  }))
}
