import { defineQuery } from 'groq'
import { z } from 'zod'
import { pictureFields } from './fragments.ts'
import { framePicture, type Picture, pictureSchema } from './image.server.ts'
import { localized } from './localized.ts'
import { listOf, maybeText, optional, parseEach, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const techniqueSetsQuery = defineQuery(`*[_type == "techniqueSet"] | order(order asc){
  _id,
  "slug": slug.current,
  ${localized('title')},
  ${localized('description')},
  techniques[]{ _key, ${localized('name')}, ${localized('description')} },
  image{ ${pictureFields} }
}`)

export const techniqueSetSchema = z.object({
  _id: z.string(),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: text,
  description: maybeText,
  techniques: listOf(
    z.object({ _key: z.string(), name: text, description: maybeText }),
    'techniqueSet.techniques',
  ),
  image: optional(pictureSchema, 'techniqueSet.image'),
})

export interface TechniqueSet extends Omit<z.output<typeof techniqueSetSchema>, 'image'> {
  image: Picture | null
}

/** The sets of techniques, one for each kind of guitar, in the captain's order. */
export async function readTechniqueSets(
  content: ContentSource,
  lng: string,
): Promise<TechniqueSet[]> {
  const answer = await content.fetch(techniqueSetsQuery, { lng })
  return parseEach(techniqueSetSchema, answer, 'techniqueSet').map((row) => ({
    ...row,
    image:
      row.image &&
      framePicture(row.image, content.imageConfig, {
        widths: [400, 640, 960, 1280],
        sizes: '(min-width: 1024px) 560px, 92vw',
        ratio: 16 / 9,
      }),
  }))
}
