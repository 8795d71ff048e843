import type { Language } from '../../domain/languages.ts'
import type { SiteContext } from '../context.ts'
import { readPage } from './page.server.ts'
import { languagesOfPage } from './page-languages.server.ts'
import { readSettings } from './settings.server.ts'
import { getFixedT } from './texts.server.ts'

/** What a page says of itself while nobody has written its document. */
interface Words {
  title: string
  intro: string
  description: string
}

/**
 * Heading and metadata of a page with a `page` document, and the settings that come with them.
 *
 * @param path the page's Spanish path; without its first slash it is the document's slug
 * @param words from the message catalogue, for what the document leaves out
 */
export async function readPageHead(
  { content, siteUrl }: Pick<SiteContext, 'content' | 'siteUrl'>,
  language: Language,
  path: string,
  words: Words,
) {
  const [page, settings, languages, t] = await Promise.all([
    readPage(content, language, path.slice(1)),
    readSettings(content, language),
    languagesOfPage(content, path),
    getFixedT(content, language, 'common'),
  ])
  const title = page?.title || words.title
  const siteName = settings.title || t('siteName')
  return {
    settings,
    heading: { title, intro: page?.intro || words.intro },
    seo: {
      title: page?.seo?.title || `${title} · ${siteName}`,
      description: page?.seo?.description || words.description,
      path,
      language,
      languages,
      siteUrl,
      siteName,
      trail: [{ name: title, path }],
    },
  }
}
