import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { reachable } from '../../content/reachable.server.ts'
import { ContactPage } from '../../pages/contact-page.tsx'
import { readCrewHead } from '../../pages/crew-page.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = { i18n: 'crew' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const head = await reachable(readCrewHead(context, language, 'contacto'))
  const { heading, seo, settings } = head
  return { heading, seo, email: settings.contactEmail }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Contact() {
  const { heading, email } = useLoaderData<typeof loader>()
  return <ContactPage heading={heading} email={email} />
}
