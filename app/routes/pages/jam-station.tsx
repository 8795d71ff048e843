import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { readPageCards } from '../../content/page-cards.server.ts'
import { reachable } from '../../content/reachable.server.ts'
import { readCrewHead } from '../../crew/crew-page.server.ts'
import { SoonPage } from '../../crew/soon-page.tsx'
import { Tavern } from '../../drawings/scenes/tavern.tsx'
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
