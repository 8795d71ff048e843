import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readLevels } from '../content/level.server.ts'
import { reachable } from '../content/reachable.server.ts'
import { readSettings } from '../content/settings.server.ts'
import { i18nServer } from '../i18n/i18n.server.ts'
import { languageOf } from '../i18n/languages.ts'
import { LevelPage } from '../levels/level-page.tsx'
import { course, videoObject } from '../seo/json-ld-works.ts'
import { seoMeta } from '../ui/seo.ts'

export const handle = { i18n: 'levels' }

export async function loader({
  request,
  params,
  context: { content, siteUrl },
}: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [settings, levels, t] = await reachable(
    Promise.all([
      readSettings(content, language),
      readLevels(content, language, 'scene'),
      i18nServer.getFixedT(language, 'common'),
    ]),
  )
  const level = levels.find(({ slug }) => slug === params.level)
  if (!level) throw new Response('Not Found', { status: 404 })
  const { name, subtitle, summary, slug } = level
  const siteName = settings.title || t('siteName')
  return {
    level,
    levels: levels.map(({ _id, slug, name, subtitle, icon, color }) => ({
      _id,
      slug,
      name,
      subtitle,
      icon,
      color,
    })),
    uploadsOpen: settings.levelUploads,
    seo: {
      title: `${[name, subtitle].filter(Boolean).join(': ')} · ${siteName}`,
      description: summary,
      path: `/niveles/${slug}`,
      language,
      siteUrl,
      siteName,
      trail: [
        { name: t('map.levels'), path: '/niveles' },
        { name, path: `/niveles/${slug}` },
      ],
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return []
  const { seo, level } = data
  const { video } = level
  const lesson = video && {
    ...video,
    description: seo.description,
    uploadDate: level._createdAt,
    poster: video.poster?.src,
    siteUrl: seo.siteUrl,
  }
  return seoMeta(seo, [
    course({ ...seo, name: level.name, image: level.image?.src }),
    ...(lesson ? [videoObject(lesson)] : []),
  ])
}

export default function Level() {
  return <LevelPage {...useLoaderData<typeof loader>()} />
}
