import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/node'
import { languageOfPath } from '../domain/languages.ts'
import { outageOf } from './outage.ts'
import { createPageRoutes, forPage, inLanguage, type PageRoute } from './page-routes.ts'
import { pagePathOf } from './page-url.ts'
import { createRouteManifest } from './route-manifest.ts'

type Pages = ReturnType<typeof createPageRoutes>

/** Renders pages, each by a handler of its own. */
export function createRenderer(build: ServerBuild) {
  const pages = createPageRoutes(build.routes)
  const render = createRender(build, pages)

  return {
    render,
    /** Responds 503 while sessions cannot be verified. */
    renderOutage: createRender(outageOf(build), pages),
    /** The route that serves a decoded path. */
    find: pages.find,
    isRoute: (id: string) => Object.hasOwn(build.routes, id),
    manifest: createRouteManifest(build, pages),

    /** True if the page's own loader responds 404 for this URL; nothing is rendered. */
    async isMissing(request: Request, page: PageRoute, context: AppLoadContext): Promise<boolean> {
      const url = new URL(request.url)
      url.pathname = `${url.pathname}.data`
      url.searchParams.set('_routes', page.id)
      const answer = await render(new Request(url, request), context)
      await answer.body?.cancel()
      return answer.status === 404
    },
  }
}

/**
 * One handler for each page, made when it is first requested, and one for each language for addresses
 * that are no page's: Remix matches a request several times against all routes that it is given, which
 * took a third of a render's time. The caching of a response is a fact of its page, and set here for all.
 */
function createRender(build: ServerBuild, pages: Pages) {
  const handlers = new Map<string, RequestHandler>()

  return async (request: Request, context: AppLoadContext): Promise<Response> => {
    const url = new URL(request.url)
    const path = pagePathOf(url)
    const page = path === null ? null : pages.find(path)
    const language = languageOfPath(path ?? url.pathname)
    const key = `${language} ${page?.id}`
    const handler =
      handlers.get(key) ??
      createRequestHandler(inLanguage(page ? forPage(build, page) : build, language), 'production')
    handlers.set(key, handler)
    const response = await handler(request, context)
    if (page?.cacheControl && !response.headers.has('cache-control')) {
      response.headers.set('cache-control', page.cacheControl)
    }
    return response
  }
}
