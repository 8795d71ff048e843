import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from '@remix-run/node'
import { readSettings } from '../app/content/settings.server.ts'
import { type ContentSource, createContentSource } from '../app/content/source.server.ts'
import { createFirstCaptain } from '../embedded/supabase/captain.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { DataFolderError } from './data/error.ts'
import { embeddedParts } from './data/layout.ts'
import { type DataFolder, openDataFolder } from './data/open.ts'
import { seedOnce } from './seed.ts'
import { openServices, type Services } from './services.ts'
import { createSite } from './site.ts'
import { startingPage } from './starting.ts'

/** The server cannot start for a reason that its host can mend; the message says it in one line. */
export class StartError extends Error {
  override name = 'StartError'
}

export interface RunningServer {
  url: string
  /** Shown once, at the first start. */
  captain: { email: string; password: string } | null
  stop(): Promise<void>
}

/** A switch is the same in each. */
const LANGUAGE = 'es'

const BUILD = resolve(import.meta.dirname, '../build')
/** Open connections get this long to end by themselves when the server stops (ms). */
const STOP_MS = 2000

/**
 * Starts the whole school: embedded services where no hosted ones are configured, seed content at
 * the first start, the Studio and the site.
 *
 * @param development serve site and Studio from source, with hot reload
 * @throws StartError
 */
export async function startServer(
  config: Config,
  development: boolean,
  log: (line: string) => void,
): Promise<RunningServer> {
  requireWritable(config.dataDir)
  if (!development) requireBuild()

  // Until everything is open, whoever asks is told to come back: the services start through HTTP too.
  let handle: RequestListener = answerStarting
  const server = createServer((request, response) => handle(request, response))
  const port = await listen(server, config)
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  const localUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`

  let content: ContentSource | null = null
  const signUpsAllowed = async () => {
    if (!content) throw new Error('The content is not open yet')
    return (await readSettings(content, LANGUAGE)).access
  }
  let data: DataFolder | null = null
  let services: Services
  try {
    data = openDataFolder(config.dataDir, embeddedParts(config), log)
    services = openServices(config, localUrl, signUpsAllowed, log)
  } catch (error) {
    data?.close()
    server.close()
    throw new StartError(describeOpenFailure(error, config.dataDir), { cause: error })
  }

  let pages: ((request: Request) => Promise<Response>) | null = null
  const app = createApp(config, services, () => pages, development ? null : BUILD, log)
  const dev = development ? await (await import('./dev.ts')).createDev(server) : null
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: true })
  handle = (request, response) => {
    stampAddress(request, config.trustProxy)
    const own = () => void answer(request, response)
    if (dev) dev.handle(request, response, own)
    else own()
  }
  const sockets = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    // Node leaves an upgraded socket to us: its errors, and its end when the server stops.
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
    const isVite = development && !request.url?.startsWith('/lake/')
    if (!isVite) upgrade(services, request, socket, head).catch(() => socket.destroy())
  })

  await seedOnce(data, services, log)
  const captain = config.supabase.hosted
    ? null
    : await createFirstCaptain(join(config.dataDir, 'supabase'))

  const source = createContentSource({
    client: services.sanityReader,
    imageConfig: services.imageConfig,
    log,
  })
  content = source
  const build: ServerBuild | (() => Promise<ServerBuild>) = dev
    ? dev.loadBuild
    : ((await import(join(BUILD, 'server/index.js'))) as ServerBuild)
  const { members, authority, privateContent, downloads, inbox, moderation } = services
  pages = createSite({
    config,
    content: source,
    members,
    authority,
    privateContent,
    downloads,
    inbox,
    moderation,
    build,
    development,
  })

  const note = join(config.dataDir, 'server.json')
  writeFileSync(note, JSON.stringify({ url: localUrl, pid: process.pid }))

  return {
    url: config.siteUrl,
    captain,
    async stop() {
      rmSync(note, { force: true })
      source.close()
      const closed = new Promise((done) => server.close(done))
      server.closeIdleConnections()
      for (const socket of sockets) socket.destroy()
      setTimeout(() => server.closeAllConnections(), STOP_MS).unref()
      await dev?.close()
      await closed
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

/** `x-real-ip` is the visitor's address as this process saw it, never as the visitor claims. */
function stampAddress(request: IncomingMessage, trustProxy: boolean) {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  const nearest = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  const address = nearest || request.socket.remoteAddress || 'unknown'
  const kept: string[] = []
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(i, i + 2)
    if (name.toLowerCase() !== 'x-real-ip') kept.push(name, value)
  }
  request.rawHeaders.splice(0, Number.POSITIVE_INFINITY, ...kept, 'x-real-ip', address)
  // Node has parsed them already, and the request that the site gets is read from both.
  request.headers['x-real-ip'] = address
}

function headersOf({ headers }: IncomingMessage): Headers {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
  )
  return new Headers(entries)
}

async function upgrade(
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
