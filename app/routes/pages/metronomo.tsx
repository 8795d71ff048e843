import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { InstrumentPage } from '../../instruments/instrument-page.tsx'
import { ExerciseList } from '../../instruments/metronome/exercise-list.tsx'
import { MetronomePanel } from '../../instruments/metronome/metronome-panel.tsx'
import { readPageHead } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = { i18n: 'instruments', offline: 'precache' } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const { page, heading, seo } = await orServiceUnavailable(
    readPageHead(context, language, '/metronomo'),
  )
  return { heading, seo, cards: page?.cards ?? [] }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Metronome() {
  const { heading, cards } = useLoaderData<typeof loader>()
  return (
    <InstrumentPage
      heading={heading}
      cards={cards}
      instrument="metronome"
      id="metronomo"
      panel={<MetronomePanel />}
    >
      <ExerciseList />
    </InstrumentPage>
  )
}
