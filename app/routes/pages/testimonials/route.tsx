import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../../domain/languages.ts'
import type { PageHandle } from '../../../../domain/page-handle.ts'
import { orServiceUnavailable } from '../../../content/service-unavailable.server.ts'
import { readTestimonials } from '../../../content/testimonial.server.ts'
import { readPageHead } from '../../../seo/page-head.server.ts'
import { seoMeta } from '../../../seo/seo-meta.ts'
import { TestimonialsPage } from './testimonials-page.tsx'

export const handle = { i18n: 'pages', documents: ['testimonial'] } satisfies PageHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request)
  const [{ heading, seo }, testimonials] = await orServiceUnavailable(
    Promise.all([
      readPageHead(context, language, '/testimonials'),
      readTestimonials(context.content, language),
    ]),
  )
  return { heading, seo, testimonials }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Testimonials() {
  const { heading, testimonials } = useLoaderData<typeof loader>()
  return <TestimonialsPage heading={heading} testimonials={testimonials} />
}
