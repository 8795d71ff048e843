import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { readPageCards } from '../../content/page-cards.server.ts'
import { reachable } from '../../content/reachable.server.ts'
import { TunerPanel } from '../../instruments/tuner/tuner-panel.tsx'
import { TuningSteps } from '../../instruments/tuner/tuning-steps.tsx'
import { readCrewHead } from '../../pages/crew-page.server.ts'
import { InstrumentPage } from '../../pages/instrument-page.tsx'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = { i18n: 'instruments' }

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
    <InstrumentPage
      heading={heading}
      cards={cards}
      instrument="tuner"
      id="afinador"
      panel={<TunerPanel />}
    >
      <TuningSteps />
    </InstrumentPage>
  )
}
