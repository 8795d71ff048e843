import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { InstrumentPage } from '../../instruments/instrument-page.tsx'
import { TunerPanel } from '../../instruments/tuner/tuner-panel.tsx'
import { readPageHead } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = { i18n: 'instruments', offline: 'precache' } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const { page, heading, seo } = await orServiceUnavailable(
    readPageHead(context, language, '/afinador'),
  )
  return { heading, seo, cards: page?.cards ?? [] }
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

const steps = ['pluck', 'turn', 'again', 'listen'] as const

/** Instructions for tuning. */
function TuningSteps() {
  const { t } = useTranslation('instruments', { keyPrefix: 'tuner.page.steps' })
  return (
    <ol className="mt-11 grid gap-x-16 gap-y-9 md:grid-cols-2">
      {steps.map((step, index) => (
        <li key={step} className="relative pl-17">
          <span
            aria-hidden="true"
            className="absolute top-[-0.2rem] left-0 grid size-12 place-items-center rounded-full bg-night pt-1 font-display text-2xl font-extrabold text-gold normal-nums"
          >
            {index + 1}
          </span>
          <h3 className="text-2xl">{t(`${step}.title`)}</h3>
          <p className="mt-1">{t(`${step}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
