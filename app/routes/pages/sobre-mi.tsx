import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { readPageBody } from '../../content/page-body.server.ts'
import { reachable } from '../../content/reachable.server.ts'
import { AboutPage } from '../../pages/about-page.tsx'
import { readCrewHead } from '../../pages/crew-page.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = { i18n: ['crew', 'richText'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo }, { body, image }] = await reachable(
    Promise.all([
      readCrewHead(context, language, 'sobre-mi'),
      readPageBody(context.content, language, 'sobre-mi'),
    ]),
  )
  return { heading, seo, body, image }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function About() {
  const { heading, body, image } = useLoaderData<typeof loader>()
  return <AboutPage heading={heading} body={body} image={image} />
}
