import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readTutorials } from '../../content/tutorials.server.ts'
import { TutorialsPage } from '../../learn/tutorials-page.tsx'
import { videoObject } from '../../seo/json-ld-works.ts'
import { readPageHead } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = { i18n: 'pages' } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo }, tutorials] = await orServiceUnavailable(
    Promise.all([
      readPageHead(context, language, '/tutoriales'),
      readTutorials(context.content, language),
    ]),
  )
  return { heading, seo, tutorials }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return []
  const { seo, tutorials } = data
  const { description, siteUrl } = seo
  const videos = tutorials.videos.map(({ poster, ...video }) =>
    videoObject({
      ...video,
      description,
      siteUrl,
      poster: poster?.src,
      uploadDate: tutorials.since,
    }),
  )
  return seoMeta(seo, videos)
}

export default function Tutorials() {
  const { heading, tutorials } = useLoaderData<typeof loader>()
  return <TutorialsPage heading={heading} {...tutorials} />
}
