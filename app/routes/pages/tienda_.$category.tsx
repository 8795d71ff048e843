import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { readSettings } from '../../content/settings.server.ts'
import { readShopCategories } from '../../content/shop-category.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import type { PageHandle } from '../../page-handle.ts'
import { seoMeta } from '../../seo/seo-meta.ts'
import { StallPage } from '../../shop/stall-page.tsx'

export const handle = { i18n: ['shop', 'forms'], ownNotFound: true } satisfies PageHandle

export async function loader({
  request,
  params,
  context: { content, siteUrl },
}: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [settings, categories, t] = await orServiceUnavailable(
    Promise.all([
      readSettings(content, language),
      readShopCategories(content, language),
      getFixedT(content, language, ['shop', 'common']),
    ]),
  )
  const category = categories.find(({ slug }) => slug === params.category) ?? null
  const siteName = settings.title || t('common:siteName')
  const title = `${category?.name ?? t('shop:unknown')} · ${siteName}`
  const stalls = categories.map(({ _id, slug, name }) => ({ _id, slug, name }))
  // Not on the map, yet the page says so by name and shows the way back.
  if (!category) return data({ category, stalls, title, seo: null }, { status: 404 })
  const path = `/tienda/${category.slug}`
  const trail = [
    { name: t('common:nav.store'), path: '/tienda' },
    { name: category.name, path },
  ]
  const { description } = category
  const seo = { title, description, path, language, siteUrl, siteName, trail }
  return { category, stalls, title, seo }
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (!page) return []
  return page.seo
    ? seoMeta(page.seo)
    : [{ title: page.title }, { name: 'robots', content: 'noindex' }]
}

export default function ShopCategory() {
  const { category, stalls } = useLoaderData<typeof loader>()
  return <StallPage category={category} stalls={stalls} />
}
