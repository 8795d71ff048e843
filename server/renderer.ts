import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import { languageCodes, languageOfPath } from '../app/i18n/languages.ts'
import { outageOf } from './outage.ts'
import { createPageRoutes, inLanguage, type PageRoute } from './page-routes.ts'
import { createRouteManifest } from './route-manifest.ts'

/** What renders pages: one handler for each language, which then has only its own routes to look at. */
export function createRenderer(build: ServerBuild) {
  const pages = createPageRoutes(build.routes)
  const render = inEveryLanguage(build)

  return {
    render,
    /** Refuses for as long as nobody can be known. */
    renderOutage: inEveryLanguage(outageOf(build)),
    /** The route that serves a decoded path. */
    find: pages.find,
    isRoute: (id: string) => Object.hasOwn(build.routes, id),
    manifest: createRouteManifest(build, pages),

    /** Whether a page's own loader knows nothing at this address: asked without rendering anything. */
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

function inEveryLanguage(build: ServerBuild) {
  const handlers = new Map(
    languageCodes.map((language) => [
      language,
      createRequestHandler(inLanguage(build, language), 'production'),
    ]),
  )
  return async (request: Request, context: AppLoadContext): Promise<Response> => {
    const handler = handlers.get(languageOfPath(new URL(request.url).pathname))
    if (!handler) throw new Error('The language is not open')
    return handler(request, context)
  }
}
