import { SANITY_VERSION } from 'sanity'

/**
 * Keeps an embedded Studio's requests on this machine.
 *
 * Some of the Studio's own requests have no switch: the App SDK inside it requests the current user at
 * `<projectId>.<apiHost>`, the version check requests Sanity's module CDN, and the feedback dialog probes its
 * tunnel. The first is sent where it belongs, the second gets the installed version, and all other requests to
 * other hosts get an error response.
 *
 * Replaces `window.fetch`; call it once, before the Studio renders.
 */
export function stayOnThisMachine(projectId: string): void {
  const browserFetch = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (url.origin === location.origin || !url.protocol.startsWith('http')) {
      return browserFetch(input, init)
    }
    if (url.host === `${projectId}.${location.host}`) {
      return browserFetch(url.pathname + url.search, init)
    }
    if (url.pathname.startsWith('/v1/modules/')) {
      return Response.json({ packageVersion: SANITY_VERSION, latest: SANITY_VERSION })
    }
    return new Response(null, { status: 503, statusText: 'Not on this machine' })
  }
}
