import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { Config } from './config.ts'
import { outageOf } from './outage.ts'
import { contextFor, type SiteServices, withCookie } from './site-context.ts'

/**
 * Answers the site's pages in development: each is rendered from the sources as they are now, for
 * everybody, and none is kept.
 */
export function createDevSite(
  { siteUrl }: Config,
  services: SiteServices,
  build: () => Promise<ServerBuild>,
) {
  const render = createRequestHandler(build, 'development')
  const renderOutage = createRequestHandler(async () => outageOf(await build()), 'development')
  return async (request: Request): Promise<Response> => {
    const who = await services.authority.ask(request.headers)
    const context = contextFor(services, request, who, { nonce: '', siteUrl })
    const response = await (who.session === 'unknown' ? renderOutage : render)(request, context)
    return withCookie(response, who)
  }
}
