import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { FramedTab } from '../../content/rich-text/framed-tab.tsx'
import { getFixedT } from '../../content/texts.server.ts'

/** Open to all: it has no content of its own, and translators, whom the captain's pages refuse, write tabs too. */
export const handle = { i18n: 'richText', framed: true } satisfies PageHandle

export async function loader({ request, context: { content } }: LoaderFunctionArgs) {
  const t = await getFixedT(content, languageOf(request), 'richText')
  return { title: t('tab.title') }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : [])

export default FramedTab
