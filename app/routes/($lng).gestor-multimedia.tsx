import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { reachable } from '../content/reachable.server.ts'
import { readCrewHead } from '../crew/crew-page.server.ts'
import { MediaManagerPage } from '../crew/media-manager-page.tsx'
import { languageOf } from '../i18n/languages.ts'
import { seoMeta } from '../ui/seo.ts'

export const handle = { i18n: 'crew' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const { heading, seo } = await reachable(readCrewHead(context, language, 'gestor-multimedia'))
  return { heading, seo, signedIn: context.session !== null }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function MediaManager() {
  const { heading, signedIn } = useLoaderData<typeof loader>()
  return <MediaManagerPage heading={heading} signedIn={signedIn} />
}
