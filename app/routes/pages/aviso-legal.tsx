import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { readPageBody } from '../../content/page-body.server.ts'
import { reachable } from '../../content/reachable.server.ts'
import { Seal } from '../../drawings/scenes/seal.tsx'
import { readCrewHead } from '../../pages/crew-page.server.ts'
import { ReadingPage } from '../../pages/reading-page.tsx'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = { i18n: ['crew', 'richText'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo }, { body }] = await reachable(
    Promise.all([
      readCrewHead(context, language, 'aviso-legal'),
      readPageBody(context.content, language, 'aviso-legal'),
    ]),
  )
  return { heading, seo, body }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function LegalNotice() {
  const { heading, body } = useLoaderData<typeof loader>()
  return <ReadingPage heading={heading} scene={<Seal />} body={body} />
}
