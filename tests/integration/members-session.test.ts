import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../app/members/access/sign-in.server.ts'
import type { MembersConfig } from '../../app/members/config.ts'
import { createSessionCookie } from '../../app/members/session/session-cookie.server.ts'
import { type Harness, startSupabase } from './auth-harness.ts'
import { type Visits, visitsOf } from './support/visits.ts'

let supabase: Harness
let members: MembersConfig
let visit: Visits

beforeAll(async () => {
  supabase = await startSupabase()
  members = {
    url: supabase.url,
    publicUrl: supabase.url,
    anonKey: supabase.keys.anonKey,
    cookieSecure: false,
  }
  visit = visitsOf(members)
})
afterAll(() => supabase.stop())

/** The tokens of a fresh sign-in, and the `Cookie` header that carries them. */
async function signedIn(expires_at?: number) {
  const result = await signIn(members, credentials(supabase.captain))
  if ('problems' in result) throw new Error(JSON.stringify(result))
  const tokens = { ...result.tokens, ...(expires_at === undefined ? {} : { expires_at }) }
  return { tokens, cookie: cookieOf(await createSessionCookie(tokens, members)) }
}

function credentials(fields: { email?: string; password?: string }): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** The same configuration, with a backend that does not respond. */
const away = () => ({ ...members, url: 'http://127.0.0.1:9/supabase' })

const cookieOf = (setCookie = '') => `theme=night; ${setCookie.split(';')[0]}`

describe('signIn', () => {
  it.each([
    ['', 'x', { problems: { email: 'emailRequired' } }],
    ['captain', 'x', { problems: { email: 'emailInvalid' } }],
    ['captain@example.com', '', { problems: { password: 'passwordRequired' } }],
    [undefined, undefined, { problems: { email: 'emailRequired', password: 'passwordRequired' } }],
    ['captain@example.com', 'wrong', { failure: 'invalidCredentials', problems: {} }],
  ])('returns the reason why %j with %j failed', async (email, password, refusal) => {
    const fields = { ...(email !== undefined && { email, password }) }
    expect(await signIn(members, credentials(fields))).toMatchObject(refusal)
  })

  it('reports an unreachable backend', async () => {
    const form = credentials({ email: 'captain@example.com', password: 'x' })
    expect(await signIn(away(), form)).toMatchObject({ failure: 'unavailable' })
  })

  it('sends the address of the visitor to the backend when it has the service key', async () => {
    const config = { ...members, serviceRoleKey: supabase.keys.serviceRoleKey }
    const form = credentials({ email: 'stranger@example.com', password: 'wrong' })
    const attempt = (clientIp: string) => signIn({ ...config, clientIp }, form)
    await Promise.all(Array.from({ length: 30 }, () => attempt('192.0.2.1')))
    expect(await attempt('192.0.2.1')).toMatchObject({ failure: 'tooManyAttempts' })
    expect(await attempt('192.0.2.2')).toMatchObject({ failure: 'invalidCredentials' })
  })
})

/** Response of the site to a request with this cookie. */
const read = async (cookie: string | null) => (await visit(cookie)).answer

const requestsTo = (since: number, path: string) =>
  supabase.requests.slice(since).filter((request) => request.includes(path))

describe('the authority', () => {
  it('sends no request when there is no cookie', async () => {
    const before = supabase.requests.length
    for (const header of [null, '', 'theme=night', 'mysession=x', 'session=']) {
      expect(await read(header)).toEqual({ session: null })
    }
    expect(supabase.requests).toHaveLength(before)
  })

  it('returns the signed-in member; simultaneous requests share a response, later ones send a new request', async () => {
    const { cookie, tokens } = await signedIn()
    const before = supabase.requests.length
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(cookie)))
    for (const answer of answers) {
      expect(answer).toEqual({
        session: {
          userId: expect.any(String),
          signedInByMail: false,
          email: 'captain@example.com',
          name: 'captain',
          role: 'captain',
          tier: 'capitan',
          languages: [],
          sessionId: expect.any(String),
          expiresAt: tokens.expires_at,
        },
      })
    }
    expect(requestsTo(before, '/user')).toHaveLength(1)
    await read(cookie)
    expect(requestsTo(before, '/user')).toHaveLength(2)
  })

  it.each([
    ['nonsense', 'session=nonsense'],
    ['other JSON', `session=${Buffer.from('{"access_token":1}').toString('base64url')}`],
  ])('removes a cookie that holds %s', async (_, cookie) => {
    const { session, setCookie } = await read(cookie)
    expect(session).toBeNull()
    expect(setCookie).toMatch(/^session=; Max-Age=0; Path=\/;/)
  })

  it('refuses made-up tokens without a request', async () => {
    const { tokens, cookie } = await signedIn()
    await read(cookie)
    const before = supabase.requests.length
    for (const access_token of madeUp(tokens.access_token)) {
      for (const expires_at of [tokens.expires_at, 1]) {
        const made = { access_token, refresh_token: 'made-up', expires_at }
        const { session, setCookie } = await read(
          cookieOf(await createSessionCookie(made, members)),
        )
        expect(session).toBeNull()
        expect(setCookie).toContain('Max-Age=0')
      }
    }
    expect(supabase.requests.slice(before)).toEqual([])
  })

  it('renews an expired session once, and gives all requests the same new cookie', async () => {
    const { cookie } = await signedIn(1)
    const before = supabase.requests.length
    const answers = await Promise.all(Array.from({ length: 8 }, () => read(cookie)))
    answers.push(await read(cookie))

    const [first] = answers
    expect(first?.session).toMatchObject({ role: 'captain' })
    expect(new Set(answers.map(({ setCookie }) => setCookie)).size).toBe(1)
    expect(requestsTo(before, '/token')).toHaveLength(1)

    const next = await read(cookieOf(first?.setCookie))
    expect(next).toEqual({ session: first?.session })
  })

  it('renews sessions under a flood of cookies that cannot be renewed', async () => {
    const config = { ...members, serviceRoleKey: supabase.keys.serviceRoleKey }
    const visitOf = visitsOf(config)
    const { tokens } = await signedIn()
    const cookieWith = async (fields: object) =>
      cookieOf(await createSessionCookie({ ...tokens, expires_at: 1, ...fields }, members))
    const before = supabase.requests.length
    const flood = (n: number, fields: object) =>
      Promise.all(
        Array.from({ length: n }, async (_, i) =>
          visitOf(await cookieWith({ refresh_token: `made-up-${i}`, ...fields }), '192.0.2.66'),
        ),
      )
    await flood(160, { access_token: 'made-up' })
    expect(requestsTo(before, '/token')).toEqual([])
    // A member's own token is genuine, so these are tried.
    await flood(160, {})
    await expect.poll(() => requestsTo(before, '/token').length, { timeout: 30_000 }).toBe(160)

    for (const address of ['192.0.2.66', '192.0.2.67']) {
      const other = await signedIn(1)
      const { answer } = await visitOf(other.cookie, address)
      expect(answer.session).toMatchObject({ role: 'captain' })
      expect(answer.setCookie).toMatch(/^session=.+Max-Age=2592000/)
    }
  })

  it('removes the cookie when the session can no longer be renewed', async () => {
    const { tokens, cookie } = await signedIn(1)
    await supabase.client().auth.admin.signOut(tokens.access_token, 'local')
    const { session, setCookie } = await read(cookie)
    expect(session).toBeNull()
    expect(setCookie).toContain('Max-Age=0')
  })

  it('detects with the next request that the session was ended elsewhere', async () => {
    const { tokens, cookie } = await signedIn()
    expect((await read(cookie)).session).not.toBeNull()
    await supabase.client().auth.admin.signOut(tokens.access_token, 'global')
    const { session, setCookie } = await read(cookie)
    expect(session).toBeNull()
    expect(setCookie).toContain('Max-Age=0')
  })

  it('accepts no token while the backend is down, and removes no cookie', async () => {
    const { cookie, tokens } = await signedIn()
    const away = visitsOf({ ...members, url: 'http://127.0.0.1:9/supabase' })
    expect((await away(cookie)).answer).toEqual({ session: 'unknown' })
    const expired = cookieOf(await createSessionCookie({ ...tokens, expires_at: 1 }, members))
    expect((await away(expired)).answer).toEqual({ session: 'unknown' })
    expect((await away(null)).answer).toEqual({ session: null })
  })
})

/** Tokens that look like one of the backend's. */
function madeUp(genuine: string): string[] {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const [header = '', claims = '', signature = ''] = genuine.split('.')
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
  const forged = (fields: object) => `${part({ typ: 'JWT', ...fields })}.${claims}.${signature}`
  const others = part({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: 'x' })
  return [
    forged({ alg: 'none' }),
    forged({ alg: 'none', kid }),
    forged({ alg: 'HS256', kid }),
    forged({ alg: 'HS256' }),
    forged({ alg: 'ES256', kid: 'unknown' }),
    forged({ alg: 'ES256' }),
    forged({ alg: 'RS256', kid }),
    `${header}.${others}.${signature}`,
    `${header}.${claims}.c2lnbmF0dXJl`,
    `${header}.${claims}`,
    'made-up',
    '..',
  ]
}

describe('logging out', () => {
  it('ends this session at once, here and at the backend', async () => {
    const { cookie } = await signedIn()
    const { authority } = await visit(cookie)
    expect(await authority.endSession()).toContain('Max-Age=0')
    const { session, setCookie } = await read(cookie)
    expect(session).toBeNull()
    expect(setCookie).toContain('Max-Age=0')
  })

  it('ends a session whose access token has expired', async () => {
    const { tokens, cookie } = await signedIn(1)
    await (await visit(cookie)).authority.endSession()
    const { error } = await supabase.client().auth.getUser(tokens.access_token)
    expect(error?.name).toBe('AuthSessionMissingError')
  })

  it('needs no session', async () => {
    for (const cookie of [null, 'session=nonsense']) {
      const { authority } = await visit(cookie)
      expect(await authority.endSession()).toContain('Max-Age=0')
    }
  })
})
