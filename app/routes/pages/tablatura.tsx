import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { FramedTab } from '../../content/rich-text/framed-tab.tsx'
import { getFixedT } from '../../content/texts.server.ts'

/** Open to all: translators, who have no other part of the captain's pages, write tabs too, and it shows nothing of its own. */
export const handle = { i18n: 'richText', framed: true } satisfies PageHandle

export async function loader({ request, context: { content } }: LoaderFunctionArgs) {
  const t = await getFixedT(content, languageOf(request), 'richText')
  return { title: t('tab.title') }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : [])

export default FramedTab
