import type { ServerBuild } from '@remix-run/node'

/** Retry delay (s). */
export const RETRY_SECONDS = 5

/**
 * The site for requests whose session cannot be verified at the moment: each page, its data and its forms get a
 * 503, with the error page in the page's language, and nothing is read or done.
 */
export function outageOf(build: ServerBuild): ServerBuild {
  const refuse = () => {
    throw new Response('Service Unavailable', { status: 503 })
  }
  const routes: ServerBuild['routes'] = {}
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue
    const { loader, action } = route.module
    const refusals = { ...(loader && { loader: refuse }), ...(action && { action: refuse }) }
    routes[id] = { ...route, module: { ...route.module, ...refusals } }
  }
  return { ...build, routes }
}
