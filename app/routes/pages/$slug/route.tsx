import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../../domain/languages.ts'
import type { PageHandle } from '../../../../domain/page-handle.ts'
import type { PageLayout } from '../../../../domain/page-layouts.ts'
import { isSlug } from '../../../../domain/slug.ts'
import { orServiceUnavailable } from '../../../content/service-unavailable.server.ts'
import { readPageHead } from '../../../seo/page-head.server.ts'
import { seoMeta } from '../../../seo/seo-meta.ts'
import { CardsPage } from './cards-page.tsx'
import { CommunityPage } from './community-page.tsx'
import { ContactPage } from './contact-page.tsx'
import { ReadingPage } from './reading-page.tsx'
import { SoonPage } from './soon-page.tsx'

export const handle = { i18n: ['pages', 'richText'], documents: ['page'] } satisfies PageHandle

/** A page of text and cards: its document determines the layout. */
export async function loader({ request, params: { slug = '' }, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const head = isSlug(slug)
    ? await orServiceUnavailable(readPageHead(context, language, `/${slug}`))
    : null
  if (!head?.page?.presentation) throw new Response('Not Found', { status: 404 })
  const { heading, seo, settings } = head
  const { presentation, body, image, action, cards } = head.page
  return { ...presentation, heading, seo, body, image, action, cards, email: settings.contactEmail }
}

export type DocumentPage = ReturnType<typeof useLoaderData<typeof loader>>

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

const layouts: Record<PageLayout, (page: DocumentPage) => React.ReactNode> = {
  reading: ReadingPage,
  cards: CardsPage,
  soon: SoonPage,
  community: CommunityPage,
  contact: ContactPage,
}

export default function Page() {
  const page = useLoaderData<typeof loader>()
  const Layout = layouts[page.layout]
  return <Layout {...page} />
}
