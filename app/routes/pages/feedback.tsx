import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { readPageCards } from '../../content/page-cards.server.ts'
import { reachable } from '../../content/reachable.server.ts'
import { Stage } from '../../drawings/scenes/stage.tsx'
import { readCrewHead } from '../../pages/crew-page.server.ts'
import { SoonPage } from '../../pages/soon-page.tsx'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = { i18n: 'crew' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo }, cards] = await reachable(
    Promise.all([
      readCrewHead(context, language, 'feedback'),
      readPageCards(context.content, language, 'feedback'),
    ]),
  )
  return { heading, seo, cards }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Feedback() {
  const { heading, cards } = useLoaderData<typeof loader>()
  return <SoonPage heading={heading} scene={<Stage />} cards={cards} />
}
