import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { readPartnerStores } from '../../content/partner-store.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readPayments } from '../../content/settings.server.ts'
import { readShopCategories } from '../../content/shop-category.server.ts'
import { Harbour } from '../../drawings/scenes/harbour.tsx'
import { readPageHead } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'
import { MarketStall } from '../../shop/market-stall.tsx'
import { PartnerCrate } from '../../shop/partner-crate.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Section } from '../../ui/section.tsx'
import '../../shop/payment-purse.css'

export const handle = { i18n: 'shop', documents: ['partnerStore'] } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo }, categories, partners, payments] = await orServiceUnavailable(
    Promise.all([
      readPageHead(context, language, '/tienda'),
      readShopCategories(context.content, language),
      readPartnerStores(context.content, language),
      readPayments(context.content),
    ]),
  )
  return { heading, seo, categories, partners, payments }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Shop() {
  const { heading, categories, partners, payments } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeading heading={heading} scene={<Harbour />} />
      <div className="py-16 bg-quay">
        <ul className="grid gap-x-8 gap-y-11 sm:grid-cols-2 lg:grid-cols-3 mx-auto max-w-6xl px-6">
          {categories.map((category) => (
            <MarketStall key={category._id} category={category} />
          ))}
        </ul>
      </div>
      <Section as="div" ground="night">
        <div className="mx-auto grid max-w-6xl gap-10 px-5 md:px-6 lg:grid-cols-[7fr_5fr] lg:gap-14">
          {partners.length > 0 && <PartnerCrate partners={partners} />}
          {payments.length > 0 && <PaymentPurse payments={payments} />}
        </div>
      </Section>
    </>
  )
}

/** The means of payment that the shop takes: coins in a row. */
function PaymentPurse({ payments }: { payments: string[] }) {
  const { t } = useTranslation('shop')
  return (
    <section className="py-8 px-2" aria-labelledby="pagos-aceptados">
      <h2 id="pagos-aceptados" className="text-3xl md:text-4xl">
        {t('payments')}
      </h2>
      <p className="mt-2 text-lg">{t('paymentsText')}</p>
      <ul className="grid grid-cols-[repeat(2,max-content)] gap-5 mt-6">
        {payments.map((label) => (
          <li
            key={label}
            className="purse-coin grid aspect-square w-32 place-items-center rounded-full font-display text-(length:--text-sm) leading-[1.05] font-extrabold text-on-gold"
          >
            {label}
          </li>
        ))}
      </ul>
    </section>
  )
}
