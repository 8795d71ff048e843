import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readLevels } from '../content/level.server.ts'
import { readPage } from '../content/page.server.ts'
import { reachable } from '../content/reachable.server.ts'
import { readSettings } from '../content/settings.server.ts'
import { i18nServer } from '../i18n/i18n.server.ts'
import { requireLanguage } from '../i18n/languages.ts'
import { LevelSheet } from '../levels/level-sheet.tsx'
import { LevelsHeading } from '../levels/levels-heading.tsx'
import { seoMeta } from '../ui/seo.ts'

export const handle = { i18n: 'levels' }

export async function loader({ params, context: { content, siteUrl } }: LoaderFunctionArgs) {
  const language = requireLanguage(params)
  const [page, settings, levels, t] = await reachable(
    Promise.all([
      readPage(content, language, 'niveles'),
      readSettings(content, language),
      readLevels(content, language),
      i18nServer.getFixedT(language, ['levels', 'common']),
    ]),
  )
  const title = page?.title || t('levels:title')
  const siteName = settings.title || t('common:siteName')
  return {
    title,
    intro: page?.intro || t('levels:intro'),
    levels,
    uploadsOpen: settings.levelUploads,
    seo: {
      title: page?.seo?.title || `${title} · ${siteName}`,
      description: page?.seo?.description || t('levels:description'),
      path: '/niveles',
      language,
      siteUrl,
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Levels() {
  const { title, intro, levels, uploadsOpen } = useLoaderData<typeof loader>()
  return (
    <>
      <LevelsHeading title={title} intro={intro} />
      {levels.map((level, index) => (
        <LevelSheet key={level._id} level={level} first={index === 0} uploadsOpen={uploadsOpen} />
      ))}
    </>
  )
}
