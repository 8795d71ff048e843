import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Config } from './config.ts'
import { isAtThisMachine } from './loopback.ts'
import { COMMON_HEADERS, studioPolicy } from './security.ts'
import type { Services } from './services.ts'
import { startingPage } from './starting.ts'

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

/**
 * Everything that this process answers.
 *
 * @param pages answers the site's pages; null until the content can be read
 * @param build folder of the built site and Studio; null in development, when Vite serves both
 */
export function createApp(
  config: Config,
  services: Services,
  pages: () => ((request: Request) => Promise<Response>) | null,
  build: string | null,
  log: (line: string) => void,
): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.header(name, value)
    if (config.siteUrl.startsWith('https:')) {
      c.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    }
  })
  app.get('/healthz', (c) => (pages() ? c.text('ok\n') : c.text('starting\n', 503)))
  mountLake(app, services)
  mountSupabase(app, config, services)
  app.onError((error, c) => {
    log(`${c.req.method} ${c.req.path} failed: ${error.stack ?? error}`)
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
  // The Studio stays open for hours and speaks only to the lake: its session is renewed here.
  // Only the API, whose answers nobody may keep: a picture's answer is for everyone.
  app.use('/lake/:version{v.+}/*', async (c, next) => {
    const setCookie = await authority.renewal(c.req.raw.headers)
    await next()
    if (setCookie) c.header('set-cookie', setCookie, { append: true })
  })
  app.mount('/lake', lake.fetch)
}

function mountSupabase(app: Hono, config: Config, { supabase }: Services) {
  if (!supabase) return
  // Without options of its own, `mount` looks for an execution context, which costs it an exception.
  app.mount('/supabase', supabase.fetch, () => [])
  app.on('GET', ['/mailbox', '/mailbox.json'], (c) =>
    isAtThisMachine(c.req.raw.headers, config.siteUrl)
      ? supabase.mailbox(c.req.raw)
      : c.text('El buzón solo se abre desde la propia máquina.\n', 403),
  )
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
