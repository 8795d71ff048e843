import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../domain/languages.ts'
import { readPage } from '../../content/page.server.ts'
import { languagesOfPage } from '../../content/page-languages.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readSettings } from '../../content/settings.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import { categoryTitle } from './category-title.ts'

const KNOWN = ['estilos', 'tecnicas/electrica', 'tecnicas/acustica', 'tecnicas/espanola'] as const

/**
 * What the page of a course says while the course is being made.
 *
 * @param category the address below `/cursos/`; only those that the school names are for search engines
 */
export async function loadCourse(
  { request, context: { content, siteUrl } }: LoaderFunctionArgs,
  category: string,
) {
  const language = languageOf(request)
  const [page, settings, languages, t] = await orServiceUnavailable(
    Promise.all([
      readPage(content, language, 'cursos'),
      readSettings(content, language),
      languagesOfPage(content, '/cursos'),
      getFixedT(content, language, ['courses', 'common']),
    ]),
  )
  const known = KNOWN.find((path) => path === category)
  const title = known
    ? t(`courses:known.${known}`)
    : categoryTitle(category) || page?.title || t('courses:title')
  return {
    title,
    intro: page?.intro || t('courses:intro'),
    listed: known !== undefined || category === '',
    seo: {
      title: `${title} · ${settings.title || t('common:siteName')}`,
      description: page?.seo?.description || t('courses:description'),
      path: known ? `/cursos/${known}` : '/cursos',
      language,
      languages,
      siteUrl,
    },
  }
}

export type Course = Awaited<ReturnType<typeof loadCourse>>
