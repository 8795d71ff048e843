import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { createServer as createVite } from 'vite'
import type { SiteBuild } from './site-build.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** Site and Studio from source, with hot reload, as two Vite servers within this process. */
export async function createDev(server: Server) {
  const hot = { middlewareMode: true, hmr: { server } } as const
  const site = await createVite({ root: ROOT, server: hot, appType: 'custom' })
  const studio = await createVite({
    configFile: resolve(ROOT, 'studio/vite.config.ts'),
    server: hot,
    appType: 'spa',
  })
  return {
    /** Passes a request to its dev server; `next` handles all other paths. */
    handle(request: IncomingMessage, response: ServerResponse, next: () => void) {
      const path = request.url ?? '/'
      if (/^\/(lake|supabase|mailbox(\.json)?|metrics)(\/|\?|$)/.test(path)) return next()
      const vite = /^\/studio(\/|\?|$)/.test(path) ? studio : site
      vite.middlewares(request, response, next)
    },
    loadBuild: () =>
      site.ssrLoadModule('virtual:remix/server-build') as unknown as Promise<SiteBuild>,
    async close() {
      await Promise.all([site.close(), studio.close()])
    },
  }
}
