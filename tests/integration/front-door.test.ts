import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exchange } from './support/raw-http.ts'
import { type Site, START_MS, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, START_MS)
afterAll(() => site?.stop())

const FORM = 'application/x-www-form-urlencoded'
const FORM_BYTES = 64 * 1024
/** Bytes accepted of an endless body, including socket buffers. */
const FEW_BYTES = 20e6

/** Every place of the site that takes what is sent to it. */
const actions = [
  '/acceso',
  '/acceso/codigo',
  '/acceso/olvido',
  '/admin',
  '/cuenta',
  '/formularios/contact',
  '/formularios/contact.data',
  '/galeria',
  '/niveles/inicial',
  '/registro',
  '/salir',
  '/en/acceso',
]

/** The response to a sender that never stops. */
function flood(path: string, text: string, type: string, headers = 'Transfer-Encoding: chunked') {
  const piece = text.repeat(65_536 / text.length)
  const chunk = headers.includes('chunked') ? `10000\r\n${piece}\r\n` : piece
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${headers}\r\n\r\n`
  return exchange(site.url, head, { pieces: () => chunk })
}

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  site.get(path, { method: 'POST', body, headers, redirect: 'manual' })

describe('a body without end', () => {
  it.each([...actions, '/sesion', '/supabase/auth/v1/token?grant_type=password'])(
    'is cut off at %s, whatever its declared length',
    async (path) => {
      const { status, sent } = await flood(path, 'a=b&', FORM)
      expect(status).toBe(413)
      expect(sent).toBeLessThan(FEW_BYTES)
    },
  )

  it('is refused by its declared length, and cut off', async () => {
    const { status, sent } = await flood('/sesion', 'aaaa', FORM, 'Content-Length: 1500000000')
    expect(status).toBe(413)
    expect(sent).toBeLessThan(FEW_BYTES)
  })

  it.each([
    '/planes',
    '/studio',
    '/robots.txt',
    '/assets/x.js',
    '/lake/images/local/production/x.png',
  ])('is refused by %s', async (path) => {
    const { status } = await exchange(
      site.url,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 4\r\n\r\nabcd`,
    )
    expect(status).toBe(413)
  })

  it('without credentials is refused by the lake and by storage, too', async () => {
    for (const path of [
      '/lake/v2025-02-19/data/query/production',
      '/lake/v2025-02-19/assets/images/production',
      '/supabase/storage/v1/object/media/x/y.png',
    ]) {
      const contentLength = 'Content-Length: 1500000000'
      const { status, sent } = await flood(path, 'aaaa', 'image/png', contentLength)
      expect([path, status]).toEqual([path, 413])
      expect(sent).toBeLessThan(FEW_BYTES)
    }
  })

  it.concurrent.each([
    ['/lake/v2025-02-19/assets/images/production', 401],
    ['/supabase/storage/v1/object/media/x/y.png', 400],
  ])(
    'is read to its end by %s when it is a file with credentials, so that the sender gets the reason',
    async (path, status) => {
      const head = [
        `POST ${path} HTTP/1.1`,
        'Host: localhost',
        'Content-Type: image/png',
        'Content-Length: 20000000',
        'Authorization: Bearer ended',
      ]
      let left = 20
      const pieces = () => (left-- > 0 ? 'a'.repeat(1_000_000) : null)
      const result = await exchange(site.url, `${head.join('\r\n')}\r\n\r\n`, { pieces })
      expect(result.status).toBe(status)
      expect(result.sent).toBeGreaterThanOrEqual(20_000_000)
    },
  )

  it('does not increase the memory of the process', async () => {
    const before = await residentBytes()
    await Promise.all(Array.from({ length: 8 }, () => flood('/sesion', 'aaaa', 'application/json')))
    expect((await residentBytes()) - before).toBeLessThan(100e6)
  })
})

it('the longest valid form is accepted', async () => {
  const fields = { name: 'Lola', email: 'lola@mar.es', page: '/contacto' }
  const body = new URLSearchParams({ ...fields, message: '帆'.repeat(5000), stays: 'on' })
  expect(body.toString().length).toBeLessThan(FORM_BYTES)
  const answer = await post('/formularios/contact.data', body)
  expect(answer.status).toBe(200)
})

describe('a malformed form', () => {
  it.each(actions)('is refused by %s with a text of the page, never with 500', async (path) => {
    const multipart = 'multipart/form-data; boundary=x'
    const tries: [BodyInit, string, number][] = [
      ['email=a', 'text/plain', 415],
      ['{}', 'application/json', 415],
      ['email=a', 'nonsense', 415],
      ['no parts at all', multipart, 400],
      ['--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na', multipart, 400],
      ['no boundary', 'multipart/form-data', 400],
      ['a=&'.repeat(20_000), FORM, 413],
    ]
    for (const [body, type, status] of tries) {
      const answer = await post(path, body, { 'content-type': type })
      expect([path, type, answer.status]).toEqual([path, type, status])
      const text = await answer.text()
      expect(text).toMatch(path.startsWith('/en/') ? /<html lang="en">/ : /<html lang="es">/)
    }
  })

  it('is not an empty form: the page names the missing field', async () => {
    const answer = await post('/acceso', new Uint8Array())
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('name="email"')
  })
})

describe('a request with an invalid host', () => {
  it.each([
    ['no host', ''],
    ['two hosts', 'Host: localhost\r\nHost: evil.example\r\n'],
    ['the same host twice', 'Host: localhost\r\nhost: localhost\r\n'],
    ['a list of hosts', 'Host: localhost, evil.example\r\n'],
    ['a host with a path', 'Host: localhost/evil\r\n'],
    ['a host with a user', 'Host: me@localhost\r\n'],
    ['an empty host', 'Host: \r\n'],
  ])('is refused: %s', async (_, lines) => {
    const send = (target: string) =>
      exchange(site.url, `GET ${target} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
    expect((await send('/planes')).status).toBe(400)
    expect((await send('/lake/v1/ping')).status).toBe(400)
  })

  it('is refused with an invalid path', async () => {
    const { status } = await exchange(
      site.url,
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    )
    expect(status).toBe(400)
  })
})

describe('what only this machine may open', () => {
  const paths = ['/mailbox', '/mailbox.json', '/metrics']
  it.each(paths)('%s opens here, without frames and caching', async (path) => {
    const { status, headers } = await site.get(path)
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it.each(['X-Real-IP', 'X-Forwarded-Proto', 'X-Forwarded-For', 'Forwarded', 'Via'])(
    'refuses a request with %s, even one that names this machine',
    async (header) => {
      for (const path of paths) {
        expect((await site.get(path, { headers: { [header]: '127.0.0.1' } })).status).toBe(403)
      }
    },
  )
})

describe('a form of another site', () => {
  const form = () => new URLSearchParams({ email: 'a@b.es' })
  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 400],
    [{}, 400],
  ])('%j is answered %i', async (headers, status) => {
    expect((await post('/acceso', form(), headers)).status).toBe(status)
  })

  it('differs by its port alone', async () => {
    const origin = new URL(site.url)
    expect((await post('/acceso', form(), { origin: origin.origin })).status).toBe(400)
    origin.port = String(Number(origin.port) - 1)
    expect((await post('/acceso', form(), { origin: origin.origin })).status).toBe(403)
  })

  it('does not prevent links to the site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await site.get('/planes', { headers })).status).toBe(200)
  })
})

describe('a request', () => {
  it('has its own id, which clients cannot choose', async () => {
    const [one, other] = await Promise.all(
      ['chosen-by-me', 'chosen-by-you'].map((id) =>
        site.get('/planes', { headers: { 'x-request-id': id } }),
      ),
    )
    expect(one?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(other?.headers.get('x-request-id')).not.toBe(one?.headers.get('x-request-id'))
  })

  it.each([
    '/%0d%0aset-cookie:%20evil=1',
    '/planes?%0d%0aevil: 1',
    '/acceso?redirectTo=%0d%0aevil:1',
  ])('adds nothing to the headers of the response: %s', async (path) => {
    const { answer } = await exchange(
      site.url,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
    const [headers = ''] = answer.split('\r\n\r\n')
    expect(headers.toLowerCase()).not.toMatch(/^(set-cookie: )?evil/m)
  })

  it('that is too slow is cut off', async () => {
    const slow = [
      'GET / HTTP/1.1\r\nHost: localhost\r\n',
      `POST /acceso HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${FORM}\r\nContent-Length: 9\r\n\r\na`,
    ]
    const answers = await Promise.all(slow.map((head) => exchange(site.url, head)))
    expect(answers.map(({ status }) => status)).toEqual([408, 408])
  })
})

/** Resident memory of the server (bytes). */
async function residentBytes(): Promise<number> {
  const text = await (await site.get('/metrics')).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN)
}
