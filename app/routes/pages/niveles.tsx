import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { readLevels } from '../../content/level.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { LogBoard } from '../../drawings/scenes/log-board.tsx'
import { LevelSheet } from '../../learn/levels/level-sheet.tsx'
import { itemList } from '../../seo/json-ld.ts'
import { readPageHead } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

export const handle = { i18n: 'levels' } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo, settings }, levels] = await orServiceUnavailable(
    Promise.all([
      readPageHead(context, language, '/niveles'),
      readLevels(context.content, language),
    ]),
  )
  return { heading, seo, levels, uploadsOpen: settings.levelUploads }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return []
  const paths = data.levels.map(({ slug }) => `/niveles/${slug}`)
  return seoMeta(data.seo, [itemList(paths, data.seo)])
}

export default function Levels() {
  const { heading, levels, uploadsOpen } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeading heading={heading} scene={<LogBoard />} />
      {levels.map((level, index) => (
        <LevelSheet key={level._id} level={level} first={index === 0} uploadsOpen={uploadsOpen} />
      ))}
    </>
  )
}
