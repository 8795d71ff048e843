import { defineQuery } from 'groq'
import { z } from 'zod'
import { pictureFields } from './fragments.ts'
import { framePicture, type Picture, pictureSchema } from './image.server.ts'
import { parseEach } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

/** The gallery shows this many after what members published. */
const SHOWN = 6

export const galleryDecorationsQuery = defineQuery(
  `*[_type == "galleryDecoration"] | order(order asc){ _id, image{ ${pictureFields} } }`,
)

export const galleryDecorationSchema = z.object({ _id: z.string(), image: pictureSchema })

export interface GalleryDecoration {
  _id: string
  image: Picture
}

/** The school's own pictures of the gallery, in the captain's order. */
export async function readGalleryDecorations(
  content: ContentSource,
  lng: string,
): Promise<GalleryDecoration[]> {
  const answer = await content.fetch(galleryDecorationsQuery, { lng })
  const rows = parseEach(galleryDecorationSchema, answer, 'galleryDecoration')
  return rows.slice(0, SHOWN).map(({ _id, image }) => ({
    _id,
    image: framePicture(image, content.imageConfig, {
      widths: [320, 480, 640, 960],
      sizes: '(min-width: 1024px) 380px, (min-width: 640px) 46vw, 90vw',
    }),
  }))
}
