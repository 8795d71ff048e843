import { defineQuery } from 'groq'
import { z } from 'zod'
import { localized } from './localized.ts'
import { colorSchema } from './palette.server.ts'
import { parseEach, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const swatchesQuery = defineQuery(
  `*[_type == "paletteColor"] | order(order asc){ _id, ${localized('name')}, hex, variable }`,
)

export const swatchSchema = colorSchema.extend({ _id: z.string(), name: text })

export type Swatch = z.output<typeof swatchSchema>

/** The palette with the names of its colours, in the captain's order. */
export async function readSwatches(content: ContentSource, lng: string): Promise<Swatch[]> {
  return parseEach(swatchSchema, await content.fetch(swatchesQuery, { lng }), 'paletteColor')
}
