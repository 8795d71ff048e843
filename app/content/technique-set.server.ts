import { defineQuery } from 'groq'
import { z } from 'zod'
import { pictureFields } from './fragments.ts'
import { framePicture, type Picture, pictureSchema } from './image.server.ts'
import { localized } from './localized.ts'
import { listOf, maybeText, optional, parseEach, slug, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const techniqueSetsQuery = defineQuery(`*[_type == "techniqueSet"] | order(order asc){
  _id,
  "slug": slug.current,
  ${localized('title')},
  ${localized('description')},
  techniques[]{
    _key,
    ${localized('name')},
    ${localized('description')},
    picture{ ${pictureFields} }
  },
  image{ ${pictureFields} }
}`)

export const techniqueSetSchema = z.object({
  _id: z.string(),
  slug,
  title: text,
  description: maybeText,
  techniques: listOf(
    z.object({
      _key: z.string(),
      name: text,
      description: maybeText,
      picture: optional(pictureSchema, 'technique.picture'),
    }),
    'techniqueSet.techniques',
  ),
  image: optional(pictureSchema, 'techniqueSet.image'),
})

type ParsedSet = z.output<typeof techniqueSetSchema>

/** A technique: its name, how it is done, and its illustration. */
export interface Technique extends Omit<ParsedSet['techniques'][number], 'picture'> {
  picture: Picture | null
}

export interface TechniqueSet extends Omit<ParsedSet, 'image' | 'techniques'> {
  techniques: Technique[]
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
    techniques: row.techniques.map((technique) => ({
      ...technique,
      picture:
        technique.picture &&
        framePicture(technique.picture, content.imageConfig, {
          widths: [320, 480, 640, 960],
          sizes: '(min-width: 1024px) 310px, (min-width: 640px) 42vw, 84vw',
          ratio: 3 / 2,
        }),
    })),
    image:
      row.image &&
      framePicture(row.image, content.imageConfig, {
        widths: [400, 640, 960, 1280],
        sizes: '(min-width: 1024px) 560px, 92vw',
        ratio: 16 / 9,
      }),
  }))
}
