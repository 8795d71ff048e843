import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { ContentSource } from '../app/content/source.server.ts'
import { clientKey } from '../embedded/kit/client-address.ts'
import { openSpace, type Space } from '../embedded/kit/space.ts'
import { lowerPriority } from '../embedded/kit/thread-priority.ts'
import { decodersWaiting } from '../embedded/lake/assets/engine.ts'
import { createApp } from './app.ts'
import { answerFromCache } from './cached-page.ts'
import type { Config } from './config.ts'
import { DataFolderError } from './data/error.ts'
import { databaseHealth } from './data/health.ts'
import { embeddedParts } from './data/layout.ts'
import { type DataFolder, openDataFolder } from './data/open.ts'
import { createDevSite } from './dev-site.ts'
import { SERVER_OPTIONS } from './front-door/connections.ts'
import { type Exchange, startFrontDoor } from './front-door/index.ts'
import { openRequestLimits } from './front-door/limits.ts'
import { streamedRequest } from './front-door/streamed-request.ts'
import { createHealth } from './health.ts'
import { createOgPainter } from './og/painter.ts'
import { createPageCache } from './page-cache.ts'
import { createFirstAdmin } from './policies/admin-account.ts'
import { createRenderQueue } from './render-queue.ts'
import { commonHeaders } from './security.ts'
import { seedOnce } from './seed.ts'
import { writeServerFile } from './server-file.ts'
import { openServices, type Services } from './services.ts'
import { createSite } from './site.ts'
import type { SiteBuild } from './site-build.ts'
import { StartError } from './start-error.ts'
import { startingPage } from './starting.ts'
import type { Log } from './telemetry/log.ts'
import { createMetrics } from './telemetry/metrics.ts'
import { createObserver } from './telemetry/observe.ts'

export interface RunningServer {
  url: string
  /** Shown once, at the first start. */
  captain: { email: string; password: string } | null
  stop(): Promise<void>
}

/** Switches do not depend on the language. */
const LANGUAGE = 'es'

const BUILD = resolve(import.meta.dirname, '../build')
/** Timeout of pending requests when the server stops (ms). */
const STOP_MS = 8000
/** Timeout of connections after that (ms). */
const CLOSE_MS = 500

/**
 * Starts the whole server: embedded services where no hosted ones are configured, seed content at
 * the first start, the Studio and the site.
 *
 * @param development serve site and Studio from source, with hot reload
 * @param print prints for the person who starts it
 * @throws StartError
 */
export async function startServer(
  config: Config,
  development: boolean,
  { log, print }: { log: Log; print: (line: string) => void },
): Promise<RunningServer> {
  requireWritable(config.dataDir)
  if (!development) requireBuild()

  // Until everything is ready, clients get a 503 and retry: the services start through HTTP too.
  let answer: RequestListener = answerStarting
  let answerCached = (_guest: Exchange) => false
  let upgrade = (_request: IncomingMessage, socket: Duplex, _head: Buffer) => void socket.destroy()
  const server = createServer(SERVER_OPTIONS)
  const health = createHealth()
  const warn = (message: string, err?: unknown) => log.warn({ err }, message)
  const limits = openRequestLimits(config.dataDir, warn)
  const metrics = createMetrics(config.dataDir)
  const observer = createObserver(log, metrics, health.isReady)
  const door = startFrontDoor(
    server,
    { config, limits, health, observer },
    {
      answerCached: (exchange) => answerCached(exchange),
      answer: (request, response) => answer(request, response),
      upgrade: (request, socket, head) => upgrade(request, socket, head),
    },
  )
  metrics.gauge('school_images_waiting', 'Pictures that wait to be made', decodersWaiting)
  metrics.gauge('school_open_streams', 'Streams of events and sockets', door.openStreams)
  const port = await listen(server, config)
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  const localUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`

  const dev = development ? await (await import('./dev.ts')).createDev(server) : null
  const build: SiteBuild = dev
    ? await dev.loadBuild()
    : await import(join(BUILD, 'server/index.js'))
  const { core } = build.entry.module

  let content: ContentSource | null = null
  const signUpsAllowed = async () => {
    if (!content) throw new Error('The content is not open yet')
    return (await core.readSettings(content, LANGUAGE)).access
  }
  // Before the databases: on a full disk they open on the ballast.
  const space = openSpace({
    folder: config.dataDir,
    floor: config.diskReserve ?? undefined,
    log: warn,
  })
  // Pages are served on a full disk, too: the message is for the operator of the host.
  health.register({ name: 'disk', check: () => describeSpace(space), fatal: false })
  let data: DataFolder | null = null
  let services: Services
  try {
    const parts = embeddedParts(config)
    data = openDataFolder(config.dataDir, parts, warn)
    services = openServices(core, config, localUrl, signUpsAllowed, space, warn)
    // Cached pages could still be served, but no submission could be stored.
    health.register({
      name: 'databases',
      check: databaseHealth(config.dataDir, parts),
      fatal: true,
    })
  } catch (error) {
    data?.close()
    space.close()
    server.close()
    limits.close()
    throw new StartError(describeOpenFailure(error, config.dataDir), { cause: error })
  }

  let pages: ((request: Request) => Promise<Response>) | null = null
  const app = createApp(config, services, {
    pages: () => pages,
    build: development ? null : BUILD,
    metrics,
    log,
  })
  // The front door drains bodies after their response; the adapter would read 64 MB of them.
  const answerOwn = getRequestListener(
    (request, env) => app.fetch(streamedRequest(request, env.incoming as IncomingMessage), env),
    { overrideGlobalObjects: true, autoCleanupIncoming: false },
  )
  answer = dev
    ? (request, response) => dev.handle(request, response, () => void answerOwn(request, response))
    : answerOwn
  upgrade = (request, socket, head) => {
    const isVite = development && !request.url?.startsWith('/lake/')
    if (!isVite) takeOver(services, request, socket, head).catch(() => socket.destroy())
  }

  await seedOnce(data, services, print)
  const captain = config.supabase.hosted
    ? null
    : await createFirstAdmin(join(config.dataDir, 'supabase'))

  const source = core.createContentSource({
    client: services.sanityReader,
    listener: services.sanity,
    imageConfig: services.imageConfig,
    log: warn,
  })
  content = source
  const { members, authority, privateContent, downloads, inbox, moderation } = services
  const ogPainter = createOgPainter()
  const countForm = (address: string | null) => limits.forms.take(clientKey(address))
  const own = {
    ...{ content: source, privateContent, downloads, inbox, countForm, moderation },
    ...{ members, authority, drawOgPicture: ogPainter.draw },
  }
  if (dev) {
    pages = createDevSite(config, own, dev.loadBuild)
  } else {
    const atOnce = config.sanity.hosted || config.supabase.hosted ? 6 : 2
    const queue = createRenderQueue(atOnce, limits.renders)
    metrics.gauge('school_renders_waiting', 'Pages that wait to be rendered', queue.waiting)
    const cache = createPageCache(() => source.version)
    const onPage = (source: string) => metrics.pages.inc({ source })
    const headers = commonHeaders(config)
    answerCached = (exchange) => {
      const isCached = answerFromCache(cache, exchange, headers)
      if (isCached) onPage('kept')
      return isCached
    }
    pages = createSite({ config, ...own, build, cache, queue, onPage })
  }
  health.set('ok')
  // Pictures and passwords are worked on there: pages do not wait for them.
  lowerPriority('libuv-worker')

  const removeServerFile = writeServerFile(config.dataDir, localUrl, warn)

  return {
    url: config.siteUrl,
    captain,
    async stop() {
      removeServerFile()
      health.set('stopping')
      const left = await door.drain(STOP_MS)
      if (left > 0) warn(`${left} requests were not answered before the end`)
      source.close()
      const closed = new Promise((done) => server.close(done))
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), CLOSE_MS).unref()
      await dev?.close()
      await closed
      health.close()
      limits.close()
      await ogPainter.close()
      services.close()
      data.close()
    },
  }
}

const answerStarting = getRequestListener((request) => startingPage(new URL(request.url).pathname))

function requireWritable(folder: string) {
  try {
    makeFolder(resolve(folder))
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be written: ${folder} (${codeOf(error)})`)
  }
}

/** One level after the other: Node's recursive form never ends below /proc. */
function makeFolder(path: string) {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

function requireBuild() {
  for (const part of ['client', 'server/index.js', 'studio/index.html']) {
    if (!existsSync(join(BUILD, part))) {
      throw new StartError(`The build is missing (build/${part}): run "npm run build"`)
    }
  }
}

async function listen(server: Server, { host, port }: Config): Promise<number> {
  await new Promise<void>((done, fail) => {
    server.once('error', (error) => fail(new StartError(describeListenFailure(error, host, port))))
    server.listen(port, host, done)
  })
  return (server.address() as AddressInfo).port
}

function describeListenFailure(error: Error, host: string, port: number): string {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return `PORT ${port} is in use: choose another with PORT=…`
  if (code === 'EACCES') return `PORT ${port} needs rights that this process does not have`
  return `HOST ${host} cannot be listened on (${code})`
}

function describeOpenFailure(error: unknown, dataDir: string): string {
  if (error instanceof DataFolderError) return error.message
  const message = error instanceof Error ? error.message : String(error)
  return `DATA_DIR ${dataDir} cannot be opened: ${message}`
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}

function headersOf({ headers }: IncomingMessage): Headers {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
  )
  return new Headers(entries)
}

async function takeOver(
  { lake, authority }: Services,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
) {
  if (!lake || !request.url?.startsWith('/lake/')) return socket.destroy()
  const setCookie = await authority.renewal(headersOf(request))
  const url = new URL(`http://lake${request.url.slice('/lake'.length)}`)
  lake.upgrade(request, socket, head, url, setCookie ? [`Set-Cookie: ${setCookie}`] : [])
}

function describeSpace({ state }: Space): string | null {
  if (state === 'ok') return null
  return state === 'low'
    ? 'low, uploads are refused or soon will be'
    : 'full, uploads are refused and the databases have little room left'
}
