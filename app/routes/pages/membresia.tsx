import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { type FaqEntry, readFaq } from '../../content/faq.server.ts'
import { readHomePage } from '../../content/home.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { Purser } from '../../drawings/scenes/purser.tsx'
import { WaitlistSheet } from '../../forms/waitlist-sheet.tsx'
import { Comparison } from '../../home/comparison.tsx'
import { faqPage } from '../../seo/json-ld.ts'
import { readPageHead } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Section } from '../../ui/section.tsx'

export const handle = { i18n: ['plans', 'home', 'forms'] } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo }, home, faq] = await orServiceUnavailable(
    Promise.all([
      readPageHead(context, language, '/membresia'),
      readHomePage(context.content, language),
      readFaq(context.content, language, 'membresia'),
    ]),
  )
  return { heading, seo, comparison: home?.comparison ?? null, faq }
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? seoMeta(data.seo, data.faq.length > 0 ? [faqPage(data.faq)] : []) : []

export default function Membership() {
  const { t } = useTranslation('plans')
  const { heading, comparison, faq } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeading heading={heading} scene={<Purser />}>
        <ButtonLink to="/planes" size="large" className="mt-8">
          {t('membership.seePrices')}
        </ButtonLink>
      </PageHeading>
      {comparison && <Comparison comparison={comparison} />}
      {faq.length > 0 && <Faq title={t('membership.faq')} entries={faq} />}
      <Section as="div" ground="sea">
        <WaitlistSheet
          title={t('membership.waitlistTitle')}
          text={t('membership.waitlistText')}
          page="/membresia"
        />
      </Section>
    </>
  )
}

/** Questions that open on their answers. */
function Faq({ title, entries }: { title: string; entries: FaqEntry[] }) {
  return (
    <Section ground="paper">
      <div className="mx-auto max-w-3xl px-5 md:px-6">
        <h2 className="text-4xl md:text-5xl">{title}</h2>
        <div className="mt-8">
          {entries.map(({ _key, question, answer }) => (
            <details key={_key} className="group border-sepia border-b-2 border-dashed">
              <summary className="flex items-center gap-4 min-h-17 py-3.5">
                <h3 className="display min-w-0 flex-1 text-xl md:text-2xl">{question}</h3>
                <Icon
                  name="chevron-down"
                  className="size-7.5 transition-transform duration-200 group-open:rotate-180"
                />
              </summary>
              <p className="pb-6 leading-relaxed whitespace-pre-line">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
