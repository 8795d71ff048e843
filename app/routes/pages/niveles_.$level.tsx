import {
  type ActionFunctionArgs,
  data as answer,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { mayRead } from '../../../domain/may-read.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { readLessons } from '../../content/lesson.server.ts'
import { readLevels } from '../../content/level.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readSettings } from '../../content/settings.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import { LevelPage } from '../../learn/levels/level-page.tsx'
import { browserMembers } from '../../members/config.ts'
import { chooseMedium } from '../../members/progress/level-media.server.ts'
import { progressStoreOf } from '../../members/progress/progress.server.ts'
import { readVoyage } from '../../members/progress/voyage.server.ts'
import { requireSession } from '../../members/session/require-session.server.ts'
import { course, videoObject } from '../../seo/json-ld-works.ts'
import { pageSeo } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = {
  i18n: ['levels', 'lessons', 'media'],
  documents: ['level'],
} satisfies PageHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { content, members, session } = context
  const language = languageOf(request)
  const [settings, levels, lessons, t] = await orServiceUnavailable(
    Promise.all([
      readSettings(content, language),
      readLevels(content, language, 'scene'),
      readLessons(content, language, params.level ?? ''),
      getFixedT(content, language, 'common'),
    ]),
  )
  const level = levels.find(({ slug }) => slug === params.level)
  if (!level) throw new Response('Not Found', { status: 404 })
  const { name, subtitle, summary, slug } = level
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
    lessons,
    members: session && browserMembers(members),
    voyage: session && (await readVoyage(context, session, slug, lessons)),
    lockedFor: mayRead(session, level.tier) ? null : level.tier,
    uploadsOpen: settings.levelUploads,
    seo: await pageSeo(context, language, {
      path: `/niveles/${slug}`,
      name,
      title: `${[name, subtitle].filter(Boolean).join(': ')} · ${settings.title}`,
      description: summary,
      above: [{ name: t('map.levels'), path: '/niveles' }],
    }),
  }
}

/** A member puts a medium of their own into one of the page's places. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const session = requireSession(context.session, request)
  const form = await request.formData()
  const store = progressStoreOf(context, session)
  const error = await chooseMedium(form, params.level ?? '', session, context, store)
  return answer({ error }, { status: error ? 400 : 200 })
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
