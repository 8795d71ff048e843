import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { readFirstLesson } from '../../content/course.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readSettings } from '../../content/settings.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import { readAccountLog } from '../../members/practice/account-log.server.ts'
import { PracticePage } from '../../members/practice/practice-page.tsx'
import { pageSeo } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

/** The log of a visitor's device is shown without a connection, too. */
export const handle = {
  i18n: 'practiceLog',
  index: false,
  offline: 'precache',
} satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { content, session } = context
  const language = languageOf(request)
  const [settings, firstLesson, t] = await orServiceUnavailable(
    Promise.all([
      readSettings(content, language),
      readFirstLesson(content, session ? 'grumete' : 'everybody'),
      getFixedT(content, language, 'practiceLog'),
    ]),
  )
  return {
    account: session?.userId ?? null,
    log: session && (await readAccountLog(context, session)),
    firstExercise: firstLesson ?? '/niveles',
    canEnlist: settings.access,
    madeAt: session && new Date().toISOString(),
    seo: await pageSeo(context, language, {
      path: '/cuaderno',
      name: t('title'),
      description: t('intro'),
    }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function PracticeRoute() {
  const { seo: _seo, ...page } = useLoaderData<typeof loader>()
  return <PracticePage {...page} />
}
