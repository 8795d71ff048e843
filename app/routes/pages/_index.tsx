import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { readLatestArticles } from '../../content/article.server.ts'
import { readFirstLesson } from '../../content/course.server.ts'
import { readHomePage } from '../../content/home.server.ts'
import { readLevels } from '../../content/level.server.ts'
import {
  orServiceUnavailable,
  serviceUnavailable,
} from '../../content/service-unavailable.server.ts'
import { readSettings } from '../../content/settings.server.ts'
import { readSongGenres } from '../../content/song-genre.server.ts'
import { readTestimonials } from '../../content/testimonial.server.ts'
import { HomeSections } from '../../home/home-sections.tsx'
import { organization } from '../../seo/json-ld.ts'
import { videoObject } from '../../seo/json-ld-works.ts'
import { pageSeo } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

const TEASED_ARTICLES = 3

export const handle = { i18n: 'home', documents: ['homePage', 'siteSettings'] } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { content, session } = context
  const language = languageOf(request)
  const [page, lesson, settings, levels, testimonials, articles, genres] =
    await orServiceUnavailable(
      Promise.all([
        readHomePage(content, language),
        readFirstLesson(content, 'everybody'),
        readSettings(content, language),
        readLevels(content, language),
        readTestimonials(content, language),
        readLatestArticles(content, language, TEASED_ARTICLES),
        readSongGenres(content, language),
      ]),
    )
  if (!page) throw serviceUnavailable()
  const seo = await pageSeo(context, language, {
    path: '/',
    name: settings.title,
    title: page.seo?.title || settings.title,
    description: page.seo?.description || settings.description,
  })
  return {
    ...{ page, levels, testimonials, articles, genres, seo },
    start: {
      isMember: session !== null,
      lesson: lesson ?? '/niveles',
      canEnlist: settings.access,
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return []
  const { seo, page } = data
  const videos = (page.videos?.items ?? []).map(({ videoId, title, poster }) =>
    videoObject({
      videoId,
      title,
      description: seo.description,
      uploadDate: page._createdAt,
      poster: poster?.src,
      siteUrl: seo.siteUrl,
    }),
  )
  return seoMeta(seo, [organization(seo), ...videos])
}

export default function Home() {
  const { page, ...cards } = useLoaderData<typeof loader>()
  return <HomeSections page={page} {...cards} />
}
