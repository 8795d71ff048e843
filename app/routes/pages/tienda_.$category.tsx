import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readShopCategories } from '../../content/shop-category.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import { pageSeo } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'
import { StallPage } from '../../shop/stall-page.tsx'

export const handle = {
  i18n: ['shop', 'forms'],
  documents: ['shopCategory'],
  ownNotFound: true,
} satisfies PageHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [categories, t] = await orServiceUnavailable(
    Promise.all([
      readShopCategories(context.content, language),
      getFixedT(context.content, language, ['shop', 'common']),
    ]),
  )
  const category = categories.find(({ slug }) => slug === params.category) ?? null
  const seo = await pageSeo(context, language, {
    path: `/tienda/${params.category}`,
    name: category?.name ?? t('shop:unknown'),
    description: category?.description ?? '',
    above: [{ name: t('common:nav.store'), path: '/tienda' }],
  })
  const stalls = categories.map(({ _id, slug, name }) => ({ _id, slug, name }))
  // An unknown category: the page names it and links to the others.
  return data({ category, stalls, seo }, { status: category ? 200 : 404 })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (!page) return []
  return page.category
    ? seoMeta(page.seo)
    : [{ title: page.seo.title }, { name: 'robots', content: 'noindex' }]
}

export default function ShopCategory() {
  const { category, stalls } = useLoaderData<typeof loader>()
  return <StallPage category={category} stalls={stalls} />
}
