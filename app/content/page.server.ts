import { defineQuery } from 'groq'
import { z } from 'zod'
import { layoutOf, pageScenes } from '../../domain/page-layouts.ts'
import { actionFields, pictureFields } from './fragments.ts'
import { framePicture, pictureSchema } from './image.server.ts'
import { localized } from './localized.ts'
import { listOf, maybeText, optional, parseOne, text } from './parse.server.ts'
import { localizedRichText, richTextSchema, toRichText } from './rich-text/rich-text.server.ts'
import type { ContentSource } from './source.server.ts'

export const pageQuery = defineQuery(`*[_type == "page" && slug.current == $slug][0]{
  _id,
  layout,
  scene,
  ${localized('title')},
  ${localized('intro')},
  image{ ${pictureFields} },
  ${localizedRichText('body')},
  action{ ${actionFields} },
  cards[]{ _key, icon, ${localized('title')}, ${localized('text')} },
  seo{ ${localized('title')}, ${localized('description')} }
}`)

const cardSchema = z.object({ _key: z.string(), icon: maybeText, title: text, text: maybeText })

export const pageSchema = z.object({
  layout: z.string().nullish(),
  scene: z.enum(pageScenes).nullish().catch(null),
  title: maybeText,
  intro: maybeText,
  image: optional(pictureSchema, 'page.image'),
  body: richTextSchema,
  action: optional(z.object({ label: text, target: text }), 'page.action'),
  cards: listOf(cardSchema, 'page.cards'),
  seo: optional(z.object({ title: maybeText, description: maybeText }), 'page.seo'),
})

export type PageCard = z.output<typeof cardSchema>
export type Page = NonNullable<Awaited<ReturnType<typeof readPage>>>

/** The document of a page by its slug (`niveles`); null when there is none. */
export async function readPage(content: ContentSource, lng: string, slug: string) {
  const row = parseOne(pageSchema, await content.fetch(pageQuery, { lng, slug }), 'page')
  if (!row) return null
  const image =
    row.image &&
    framePicture(row.image, content.imageConfig, {
      widths: [320, 480, 640, 960],
      sizes: '(min-width: 1024px) 400px, 88vw',
    })
  return {
    ...row,
    presentation: layoutOf(slug, row.layout, row.scene),
    image,
    body: toRichText(row.body, content.imageConfig, lng),
  }
}
