import { createRequestHandler } from '@remix-run/node'
import { languageOf } from '../domain/languages.ts'
import type { Config } from './config.ts'
import { outageOf } from './outage.ts'
import { inLanguage } from './page-routes.ts'
import type { SiteBuild } from './site-build.ts'
import { contextFor, type SiteServices, withCookie } from './site-context.ts'

/**
 * Serves the site's pages in development: each is rendered from the current sources, and none is
 * cached.
 */
export function createDevSite(
  { siteUrl }: Config,
  services: SiteServices,
  build: () => Promise<SiteBuild>,
) {
  return async (request: Request): Promise<Response> => {
    const who = await services.authority.authenticate(request.headers)
    const context = contextFor(services, request, who, { nonce: '', siteUrl })
    const site = inLanguage(await build(), languageOf(request))
    const render = createRequestHandler(
      who.session === 'unknown' ? outageOf(site) : site,
      'development',
    )
    const response = await render(request, context)
    return withCookie(response, who)
  }
}
