import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { readPageCards } from '../../content/page-cards.server.ts'
import { reachable } from '../../content/reachable.server.ts'
import { Tavern } from '../../drawings/scenes/tavern.tsx'
import { readCrewHead } from '../../pages/crew-page.server.ts'
import { SoonPage } from '../../pages/soon-page.tsx'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = { i18n: 'crew' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo }, cards] = await reachable(
    Promise.all([
      readCrewHead(context, language, 'jam-station'),
      readPageCards(context.content, language, 'jam-station'),
    ]),
  )
  return { heading, seo, cards }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function JamStation() {
  const { heading, cards } = useLoaderData<typeof loader>()
  return <SoonPage heading={heading} scene={<Tavern />} cards={cards} />
}
