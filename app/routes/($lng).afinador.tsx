import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readPageCards } from '../content/page-cards.server.ts'
import { reachable } from '../content/reachable.server.ts'
import { readCrewHead } from '../crew/crew-page.server.ts'
import { languageOf } from '../i18n/languages.ts'
import { ToolPage } from '../instruments/tool-page.tsx'
import { TunerPanel } from '../instruments/tuner/tuner-panel.tsx'
import { seoMeta } from '../ui/seo.ts'

export const handle = { i18n: ['crew', 'instruments'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo }, cards] = await reachable(
    Promise.all([
      readCrewHead(context, language, 'afinador'),
      readPageCards(context.content, language, 'afinador'),
    ]),
  )
  return { heading, seo, cards }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Tuner() {
  const { heading, cards } = useLoaderData<typeof loader>()
  return (
    <ToolPage heading={heading} cards={cards}>
      <TunerPanel />
    </ToolPage>
  )
}
