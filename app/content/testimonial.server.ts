import { defineQuery } from 'groq'
import { z } from 'zod'
import { pictureFields } from './fragments.ts'
import { framePicture, type Picture, pictureSchema } from './image.server.ts'
import { localized, localizedValue } from './localized.ts'
import { maybeText, optional, parseEach, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const testimonialsQuery = defineQuery(`*[_type == "testimonial"] | order(order asc){
  _id,
  name,
  "level": level->{ "name": ${localizedValue('name')} }.name,
  ${localized('quote')},
  image{ ${pictureFields} }
}`)

export const testimonialSchema = z.object({
  _id: z.string(),
  name: text,
  level: maybeText,
  quote: text,
  image: optional(pictureSchema, 'testimonial.image'),
})

export interface Testimonial extends Omit<z.output<typeof testimonialSchema>, 'image'> {
  image: Picture | null
}

/** Testimonials, in the captain's order. */
export async function readTestimonials(
  content: ContentSource,
  lng: string,
): Promise<Testimonial[]> {
  const answer = await content.fetch(testimonialsQuery, { lng })
  return parseEach(testimonialSchema, answer, 'testimonial').map((row) => ({
    ...row,
    image:
      row.image &&
      framePicture(row.image, content.imageConfig, {
        widths: [96, 192, 288],
        sizes: '96px',
        ratio: 1,
      }),
  }))
}
