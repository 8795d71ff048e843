import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../domain/languages.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import { pageSeo, readPageHead } from '../../seo/page-head.server.ts'
import { categoryTitle } from './category-title.ts'

const KNOWN_CATEGORIES = [
  'estilos',
  'tecnicas/electrica',
  'tecnicas/acustica',
  'tecnicas/espanola',
] as const

/**
 * Data of a course page while the course is in preparation.
 *
 * @param category path below `/cursos/`; only known categories are indexed
 */
export async function loadCourse({ request, context }: LoaderFunctionArgs, category: string) {
  const language = languageOf(request)
  const [{ heading, seo }, t] = await orServiceUnavailable(
    Promise.all([
      readPageHead(context, language, '/cursos'),
      getFixedT(context.content, language, 'courses'),
    ]),
  )
  const known = KNOWN_CATEGORIES.find((path) => path === category)
  const title = known ? t(`known.${known}`) : categoryTitle(category) || heading.title
  return {
    title,
    intro: heading.intro,
    listed: known !== undefined || category === '',
    seo: await pageSeo(context, language, {
      path: known ? `/cursos/${known}` : '/cursos',
      name: title,
      description: seo.description,
      above: known ? seo.trail : [],
      contentPath: '/cursos',
    }),
  }
}

export type Course = Awaited<ReturnType<typeof loadCourse>>
