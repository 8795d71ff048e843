import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { readPageHead } from '../../content/page.server.ts'
import { readPartnerStores } from '../../content/partner-store.server.ts'
import { readPayments } from '../../content/payments.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readShopCategories } from '../../content/shop-category.server.ts'
import { Harbour } from '../../drawings/scenes/harbour.tsx'
import type { PageHandle } from '../../page-handle.ts'
import { seoMeta } from '../../seo/seo-meta.ts'
import { MarketStall } from '../../shop/market-stall.tsx'
import { PartnerCrate } from '../../shop/partner-crate.tsx'
import { PaymentPurse } from '../../shop/payment-purse.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Section } from '../../ui/section.tsx'

export const handle = { i18n: 'shop' } satisfies PageHandle

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
