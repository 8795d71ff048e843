import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Language } from '../../domain/languages.ts'
import { layoutOf, pageScenes } from '../../domain/page-layouts.ts'
import type { SiteContext } from '../context.ts'
import { actionFields, pictureFields } from './fragments.ts'
import { framePicture, pictureSchema } from './image.server.ts'
import { localized } from './localized.ts'
import { languagesOfPage } from './page-languages.server.ts'
import { listOf, maybeText, optional, parseOne, text } from './parse.server.ts'
import { localizedRichText, richTextSchema, toRichText } from './rich-text/rich-text.server.ts'
import { readSettings } from './settings.server.ts'
import type { ContentSource } from './source.server.ts'
import { getFixedT } from './texts.server.ts'

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

/** The document of a page by its slug (`niveles`); null when nobody wrote it. */
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
    body: toRichText(row.body, content.imageConfig),
  }
}

/**
 * The document of a page, the heading and metadata that it gives, and the settings that come with them.
 *
 * @param path the page's Spanish path; without its first slash it is the document's slug
 */
export async function readPageHead(
  { content, siteUrl }: Pick<SiteContext, 'content' | 'siteUrl'>,
  language: Language,
  path: string,
) {
  const [page, settings, languages, t] = await Promise.all([
    readPage(content, language, path.slice(1)),
    readSettings(content, language),
    languagesOfPage(content, path),
    getFixedT(content, language, 'common'),
  ])
  const siteName = settings.title || t('siteName')
  const title = page?.title || siteName
  const intro = page?.intro ?? ''
  return {
    page,
    settings,
    heading: { title, intro },
    seo: {
      title: page?.seo?.title || `${title} · ${siteName}`,
      description: page?.seo?.description || intro,
      path,
      language,
      languages,
      siteUrl,
      siteName,
      trail: [{ name: title, path }],
    },
  }
}
