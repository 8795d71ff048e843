import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../../domain/languages.ts'
import type { PageHandle } from '../../../../domain/page-handle.ts'
import { orServiceUnavailable } from '../../../content/service-unavailable.server.ts'
import { getFixedT } from '../../../content/texts.server.ts'
import { requireCaptain } from '../../../members/admin/require-captain.server.ts'
import { readPaint, readPapers } from './examples.server.ts'
import { StyleGuidePage } from './style-guide-page.tsx'

export const handle = {
  i18n: [
    'style',
    'access',
    'forms',
    'paywall',
    'home',
    'instruments',
    'lessons',
    'media',
    'plans',
    'richText',
    'search',
    'treasures',
  ],
  access: 'captain',
} satisfies PageHandle

/** For captains only, as the panel that leads here: it shows locked content, and visitors have no use for it. */
export async function loader({ request, context: { content, session } }: LoaderFunctionArgs) {
  const language = languageOf(request)
  requireCaptain(session, '/estilo', language)
  const [t, paint, papers] = await Promise.all([
    getFixedT(content, language, 'style'),
    orServiceUnavailable(readPaint(content, language)),
    orServiceUnavailable(readPapers(content, language)),
  ])
  return { title: t('title'), paint, papers }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : [])

export default function StyleGuide() {
  const { paint, papers } = useLoaderData<typeof loader>()
  return <StyleGuidePage paint={paint} papers={papers} />
}
