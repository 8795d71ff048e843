import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readPageCards } from '../content/page-cards.server.ts'
import { reachable } from '../content/reachable.server.ts'
import { readCrewHead } from '../crew/crew-page.server.ts'
import { MetronomePage } from '../crew/metronome-page.tsx'
import { languageOf } from '../i18n/languages.ts'
import { seoMeta } from '../ui/seo.ts'

export const handle = { i18n: 'instruments' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo }, cards] = await reachable(
    Promise.all([
      readCrewHead(context, language, 'metronomo'),
      readPageCards(context.content, language, 'metronomo'),
    ]),
  )
  return { heading, seo, cards }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Metronome() {
  const { heading, cards } = useLoaderData<typeof loader>()
  return <MetronomePage heading={heading} cards={cards} />
}
