import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Config } from './config.ts'
import { commonHeaders, studioPolicy } from './security.ts'
import type { Services } from './services.ts'
import { startingPage } from './starting.ts'
import type { Log } from './telemetry/log.ts'
import type { Metrics } from './telemetry/metrics.ts'

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

interface AppOptions {
  /** Handles requests for the site's pages; null until the content can be read. */
  pages: () => ((request: Request) => Promise<Response>) | null
  /** Folder of the built site and Studio; null in development, when Vite serves both. */
  build: string | null
  metrics: Metrics
  log: Log
}

/** The application behind the front door. */
export function createApp(
  config: Config,
  services: Services,
  { pages, build, metrics, log }: AppOptions,
): Hono {
  const app = new Hono()
  const headers = Object.entries(commonHeaders(config))
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of headers) c.header(name, value)
  })
  app.get('/metrics', async (c) => {
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    return c.body(await metrics.register.metrics(), 200, {
      'content-type': metrics.register.contentType,
    })
  })
  mountLake(app, services)
  mountSupabase(app, services)
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.req.header('x-request-id') }, 'The request failed')
    return c.text(
      'Algo ha fallado en la sala de máquinas. Vuelve a intentarlo en un momento.\n',
      500,
    )
  })
  if (build) mountBuild(app, config, build)
  app.use(compress())
  app.all('*', (c) => pages()?.(c.req.raw) ?? startingPage(c.req.path))
  return app
}

function mountLake(app: Hono, { lake, authority }: Services) {
  if (!lake) return
  // The Studio stays open for hours and speaks only to the lake: its session is renewed here. Only
  // the API, whose responses must not be cached: images are public.
  app.use('/lake/:version{v.+}/*', async (c, next) => {
    const setCookie = await authority.renewal(c.req.raw.headers)
    await next()
    if (setCookie) c.header('set-cookie', setCookie, { append: true })
  })
  app.mount('/lake', lake.fetch)
}

function mountSupabase(app: Hono, { supabase }: Services) {
  if (!supabase) return
  // Without options of its own, `mount` looks for an execution context, which costs it an exception.
  app.mount('/supabase', supabase.fetch, () => [])
  app.on('GET', ['/mailbox', '/mailbox.json'], (c) => supabase.mailbox(c.req.raw))
}

/** The built site's files, and the Studio. */
function mountBuild(app: Hono, config: Config, folder: string) {
  const client = join(folder, 'client')
  const studio = join(folder, 'studio')

  app.use('/assets/*', serveStatic({ root: client, precompressed: true, onFound: cache(YEAR) }))
  const files = new Set(
    readdirSync(client)
      .filter((name) => statSync(join(client, name)).isFile())
      .map((name) => `/${name}`),
  )
  // The worker brings the new build: browsers look for it at every visit.
  app.use('/sw.js', serveStatic({ root: client, precompressed: true, onFound: cache('no-cache') }))
  const serveFile = serveStatic({ root: client, precompressed: true, onFound: cache(HOUR) })
  app.use((c, next) => (files.has(c.req.path) ? serveFile(c, next) : next()))

  app.use(
    '/studio/assets/*',
    serveStatic({
      root: studio,
      precompressed: true,
      rewriteRequestPath: (path) => path.slice('/studio'.length),
      onFound: cache(YEAR),
    }),
  )
  const page = readFileSync(join(studio, 'index.html'), 'utf8')
  const answerStudio = (c: Context) => {
    c.header('content-security-policy', studioPolicy(config))
    c.header('cache-control', 'no-cache')
    return c.html(page)
  }
  app.get('/studio', answerStudio)
  app.get('/studio/*', answerStudio)
}

function cache(value: string) {
  return (_path: string, c: Context) => c.header('cache-control', value)
}
