import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { readGalleryDecorations } from '../../content/gallery-decoration.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import type { SiteContext } from '../../context.ts'
import { requireCaptain } from '../../members/admin/require-captain.server.ts'
import { readGallery } from '../../members/media/gallery.server.ts'
import { GalleryPage } from '../../members/media/gallery-page.tsx'
import { readPageHead } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

/** It changes with every upload, which is no event of the dataset. */
export const handle = {
  i18n: ['pages', 'media'],
  query: ['cursor'],
  cache: 'no-store',
  documents: ['galleryDecoration'],
} satisfies PageHandle

/** Longer than any cursor that Storage gives. */
const LONGEST_CURSOR = 2000

/** `?cursor=` names a later page; it includes the decorations, for browsers without scripts. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const cursor = new URL(request.url).searchParams.get('cursor')?.slice(0, LONGEST_CURSOR) || null
  const [{ heading, seo }, decorations, gallery] = await orServiceUnavailable(
    Promise.all([
      readPageHead(context, language, '/galeria'),
      readGalleryDecorations(context.content, language),
      readVisible(context, cursor),
    ]),
  )
  return { heading, seo, decorations, gallery, captain: context.session?.role === 'captain' }
}

/** Null (and a line in the log) when it cannot be read: the page is rendered without it. */
async function readVisible({ members, moderation }: SiteContext, cursor: string | null) {
  try {
    const hidden = new Set((await moderation.hidden()).map(({ path }) => path))
    return await readGallery(members, hidden, cursor)
  } catch (error) {
    console.warn(`gallery: members' media could not be read: ${error}`)
    return null
  }
}

/** The captain takes a medium off the gallery. */
export async function action({ request, context: { session, moderation } }: ActionFunctionArgs) {
  requireCaptain(session, '/galeria', languageOf(request))
  const path = (await request.formData()).get('path')
  if (typeof path !== 'string' || !path || path.length > 1024) return data(null, { status: 400 })
  await moderation.hide(path)
  return null
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Gallery() {
  return <GalleryPage {...useLoaderData<typeof loader>()} />
}
