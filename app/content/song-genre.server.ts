import { defineQuery } from 'groq'
import { z } from 'zod'
import { pictureFields } from './fragments.ts'
import { framePicture, type Picture, pictureSchema } from './image.server.ts'
import { localized } from './localized.ts'
import { maybeText, optional, parseEach, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const songGenresQuery = defineQuery(`*[_type == "songGenre"] | order(order asc){
  _id,
  "slug": slug.current,
  ${localized('name')},
  ${localized('description')},
  icon,
  image{ ${pictureFields} }
}`)

export const songGenreSchema = z.object({
  _id: z.string(),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  name: text,
  description: maybeText,
  icon: maybeText,
  image: optional(pictureSchema, 'songGenre.image'),
})

export interface SongGenre extends Omit<z.output<typeof songGenreSchema>, 'image'> {
  image: Picture | null
}

/** The genres of the song library, in the captain's order. */
export async function readSongGenres(content: ContentSource, lng: string): Promise<SongGenre[]> {
  const answer = await content.fetch(songGenresQuery, { lng })
  return parseEach(songGenreSchema, answer, 'songGenre').map((row) => ({
    ...row,
    image:
      row.image &&
      framePicture(row.image, content.imageConfig, {
        widths: [240, 360, 480, 720],
        sizes: '(min-width: 768px) 240px, 44vw',
        ratio: 1,
      }),
  }))
}
