import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '../../../domain/languages.ts'
import { readFaq } from '../../content/faq.server.ts'
import { readHomePage } from '../../content/home.server.ts'
import { readPageHead } from '../../content/page.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { Purser } from '../../drawings/scenes/purser.tsx'
import { WaitlistSheet } from '../../forms/waitlist-sheet.tsx'
import { Comparison } from '../../home/comparison.tsx'
import type { PageHandle } from '../../page-handle.ts'
import { faqPage } from '../../seo/json-ld.ts'
import { seoMeta } from '../../seo/seo-meta.ts'
import { Faq } from '../../shop/plans/faq.tsx'
import { ButtonLink } from '../../ui/button.tsx'
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
