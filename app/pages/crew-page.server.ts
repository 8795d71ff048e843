import type { Language } from '../../domain/languages.ts'
import type { Messages } from '../../domain/messages/es.ts'
import { readPageHead } from '../content/page-head.server.ts'
import { getFixedT } from '../content/texts.server.ts'
import type { SiteContext } from '../context.ts'

export type CrewSlug = keyof Messages['crew']['pages']

/** Heading and metadata of one of the crew's pages; the slug is also its Spanish path. */
export async function readCrewHead(
  context: Pick<SiteContext, 'content' | 'siteUrl'>,
  language: Language,
  slug: CrewSlug,
) {
  const t = await getFixedT(context.content, language, 'crew')
  return readPageHead(context, language, `/${slug}`, {
    title: t(`pages.${slug}.title`),
    intro: t(`pages.${slug}.intro`),
    description: t(`pages.${slug}.description`),
  })
}
