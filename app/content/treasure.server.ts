import { defineQuery } from 'groq'
import { z } from 'zod'
import { pictureFields } from './fragments.ts'
import { framePicture, type Picture, pictureSchema } from './image.server.ts'
import { localized } from './localized.ts'
import { maybeText, optional, parseEach, slug, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const treasuresQuery = defineQuery(`*[_type == "treasure"] | order(order asc){
  _id,
  "slug": slug.current,
  ${localized('title')},
  kind,
  ${localized('description')},
  icon,
  image{ ${pictureFields} }
}`)

export const treasureSchema = z.object({
  _id: z.string(),
  slug,
  title: text,
  kind: z.enum(['theory', 'tracks', 'masterclass']),
  description: maybeText,
  icon: maybeText,
  image: optional(pictureSchema, 'treasure.image'),
})

export interface Treasure extends Omit<z.output<typeof treasureSchema>, 'image'> {
  image: Picture | null
}

/** The public part of one treasure; null when there is none under this slug. */
export async function readTreasure(
  content: ContentSource,
  lng: string,
  slug: string,
): Promise<Treasure | null> {
  const treasures = await readTreasures(content, lng)
  return treasures.find((treasure) => treasure.slug === slug) ?? null
}

/** The public part of the treasures, in the captain's order. */
export async function readTreasures(content: ContentSource, lng: string): Promise<Treasure[]> {
  const answer = await content.fetch(treasuresQuery, { lng })
  return parseEach(treasureSchema, answer, 'treasure').map((row) => ({
    ...row,
    image:
      row.image &&
      framePicture(row.image, content.imageConfig, {
        widths: [240, 360, 480, 720],
        sizes: '(min-width: 1024px) 270px, (min-width: 768px) 220px, 62vw',
        ratio: 4 / 3,
      }),
  }))
}
