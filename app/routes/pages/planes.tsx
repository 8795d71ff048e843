import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { type Plan, readPlans } from '../../content/plan.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { Purser } from '../../drawings/scenes/purser.tsx'
import { product } from '../../seo/json-ld-works.ts'
import { readPageHead } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'
import { isAnnual } from '../../shop/plans/billing.ts'
import { BillingToggle } from '../../shop/plans/billing-toggle.tsx'
import { BoardingPass } from '../../shop/plans/boarding-pass.tsx'
import { savedMonths } from '../../shop/plans/saved-months.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** A plan that costs nothing needs an account and no payment. */
const isFree = ({ monthly, annually }: Plan['price']) => monthly === 0 && annually === 0

export const handle = {
  i18n: 'plans',
  query: ['facturacion'],
  documents: ['plan'],
} satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo, settings }, plans] = await orServiceUnavailable(
    Promise.all([readPageHead(context, language, '/planes'), readPlans(context.content, language)]),
  )
  const { access, memberships } = settings
  return { heading, seo, plans, access, memberships }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return []
  const { seo, plans, memberships } = data
  const products = plans.map(({ name, price, features }) =>
    product({
      ...seo,
      name,
      description: features.map(({ text }) => text).join('. '),
      image: '/icon-512.png',
      price,
      open: memberships,
    }),
  )
  return seoMeta(seo, products)
}

/** Both prices are on the page already: the choice between them needs no request. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export default function Plans() {
  const { t } = useTranslation('plans')
  const { heading, plans, access, memberships } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  /** The page for signing up at a price; null while registration is closed. */
  function signOnTo(price: Plan['price']) {
    if (isFree(price)) return access ? '/registro' : null
    return memberships ? '/acceso' : null
  }
  const saved = Math.max(0, ...plans.map(({ price }) => savedMonths(price)))
  return (
    <>
      <PageHeading heading={heading} scene={<Purser />}>
        <BillingToggle saved={saved} />
      </PageHeading>
      <div className="pt-16 pb-22 bg-quay">
        <div className="grid gap-11 max-w-248 mx-auto px-5 md:grid-cols-2">
          {plans.map((plan) => (
            <BoardingPass
              key={plan._id}
              plan={plan}
              annual={isAnnual(search)}
              signOn={signOnTo(plan.price)}
            />
          ))}
        </div>
        <p className="mt-12 text-center">
          <TextLink to="/membresia">{t('compare')}</TextLink>
        </p>
      </div>
    </>
  )
}
