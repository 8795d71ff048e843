import type { LoaderFunctionArgs } from '@remix-run/node'
import { robotsOf } from '../../seo/robots.ts'

export function loader({ context: { siteUrl } }: LoaderFunctionArgs) {
  return new Response(robotsOf(siteUrl), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
