import { defineQuery } from 'groq'
import { z } from 'zod'
import { pictureFields } from './fragments.ts'
import { framePicture, type Picture, pictureSchema } from './image.server.ts'
import { optional, parseEach, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'

export const partnerStoresQuery = defineQuery(`*[_type == "partnerStore"] | order(order asc){
  _id,
  name,
  logo{ ${pictureFields} },
  url
}`)

export const partnerStoreSchema = z.object({
  _id: z.string(),
  name: text,
  logo: optional(pictureSchema, 'partnerStore.logo'),
  url: optional(z.url({ protocol: /^https?$/ }), 'partnerStore.url'),
})

export interface PartnerStore extends Omit<z.output<typeof partnerStoreSchema>, 'logo'> {
  logo: Picture | null
}

/** The partner stores, in the captain's order. */
export async function readPartnerStores(
  content: ContentSource,
  lng: string,
): Promise<PartnerStore[]> {
  const answer = await content.fetch(partnerStoresQuery, { lng })
  return parseEach(partnerStoreSchema, answer, 'partnerStore').map((row) => ({
    ...row,
    logo:
      row.logo &&
      framePicture(row.logo, content.imageConfig, { widths: [160, 320], sizes: '160px' }),
  }))
}
