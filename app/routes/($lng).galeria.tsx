import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readGalleryDecorations } from '../content/gallery-decoration.server.ts'
import { reachable } from '../content/reachable.server.ts'
import { readCrewHead } from '../crew/crew-page.server.ts'
import { GalleryPage } from '../crew/gallery-page.tsx'
import { languageOf } from '../i18n/languages.ts'
import { seoMeta } from '../ui/seo.ts'

export const handle = { i18n: 'crew' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo }, decorations] = await reachable(
    Promise.all([
      readCrewHead(context, language, 'galeria'),
      readGalleryDecorations(context.content, language),
    ]),
  )
  return { heading, seo, decorations }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Gallery() {
  const { heading, decorations } = useLoaderData<typeof loader>()
  return <GalleryPage heading={heading} decorations={decorations} />
}
