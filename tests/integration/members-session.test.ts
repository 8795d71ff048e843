import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MembersConfig } from '../../app/members/config.ts'
import { createSessionCookie, endSession, readSession } from '../../app/members/session.server.ts'
import { signIn } from '../../app/members/sign-in.server.ts'
import { type Harness, startSupabase } from './auth-harness.ts'

let supabase: Harness
let members: MembersConfig

beforeAll(async () => {
  supabase = await startSupabase()
  members = {
    url: supabase.url,
    publicUrl: supabase.url,
    anonKey: supabase.keys.anonKey,
    cookieSecure: false,
  }
})
afterAll(() => supabase.stop())

/** The tokens of a fresh sign-in, and the `Cookie` header that carries them. */
async function signedIn(expires_at?: number) {
  const result = await signIn(members, credentials(supabase.captain))
  if ('error' in result) throw new Error(result.error)
  const tokens = { ...result.tokens, ...(expires_at === undefined ? {} : { expires_at }) }
  return { tokens, cookie: cookieOf(createSessionCookie(tokens, members)) }
}

function credentials(fields: { email?: string; password?: string }): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** The same configuration, when nothing answers. */
const away = () => ({ ...members, url: 'http://127.0.0.1:9/supabase' })

const cookieOf = (setCookie = '') => `theme=night; ${setCookie.split(';')[0]}`

describe('signIn', () => {
  it.each([
    ['', 'x', 'emailRequired'],
    ['captain', 'x', 'emailInvalid'],
    ['captain@example.com', '', 'passwordRequired'],
    [undefined, undefined, 'emailRequired'],
    ['captain@example.com', 'wrong', 'invalidCredentials'],
  ])('says why %j with %j failed', async (email, password, error) => {
    const fields = { ...(email !== undefined && { email, password }) }
    expect(await signIn(members, credentials(fields))).toMatchObject({ error })
  })

  it('says when the backend cannot be reached', async () => {
    const form = credentials({ email: 'captain@example.com', password: 'x' })
    expect(await signIn(away(), form)).toMatchObject({ error: 'unavailable' })
  })

  it('names the visitor to the backend when it has the service key', async () => {
    const config = { ...members, serviceRoleKey: supabase.keys.serviceRoleKey }
    const form = credentials({ email: 'stranger@example.com', password: 'wrong' })
    const attempt = (ip: string) => signIn(config, form, ip)
    await Promise.all(Array.from({ length: 30 }, () => attempt('192.0.2.1')))
    expect(await attempt('192.0.2.1')).toMatchObject({ error: 'tooManyAttempts' })
    expect(await attempt('192.0.2.2')).toMatchObject({ error: 'invalidCredentials' })
  })
})

describe('readSession', () => {
  it('asks nobody when there is no cookie', async () => {
    const before = supabase.requests.length
    for (const header of [null, '', 'theme=night', 'mysession=x', 'session=']) {
      expect(await readSession(header, members)).toEqual({ session: null })
    }
    expect(supabase.requests).toHaveLength(before)
  })

  it('tells who is signed in, asking the backend once for many requests', async () => {
    const { cookie, tokens } = await signedIn()
    const before = supabase.requests.length
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => readSession(cookie, members)),
    )
    for (const answer of answers) {
      expect(answer).toEqual({
        session: {
          userId: expect.any(String),
          cameByMail: false,
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
    const asked = supabase.requests.slice(before).filter((request) => request.includes('/user'))
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['nonsense', 'session=nonsense'],
    ['other JSON', `session=${Buffer.from('{"access_token":1}').toString('base64url')}`],
  ])('removes a cookie that holds %s', async (_, cookie) => {
    const { session, setCookie } = await readSession(cookie, members)
    expect(session).toBeNull()
    expect(setCookie).toMatch(/^session=; Path=\/; Max-Age=0;/)
  })

  it.each(['none', 'ES256'])('does not believe a token made up with alg %s', async (alg) => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const { tokens } = await signedIn()
    const claims = tokens.access_token.split('.')[1]
    const forged = `${part({ alg, typ: 'JWT', kid: 'unknown' })}.${claims}.c2lnbmF0dXJl`
    const made = { ...tokens, access_token: forged, refresh_token: 'made-up' }
    const { session, setCookie } = await readSession(
      cookieOf(createSessionCookie(made, members)),
      members,
    )
    expect(session).toBeNull()
    expect(setCookie).toContain('Max-Age=0')
  })

  it('renews an expired session once, and gives all requests the same new cookie', async () => {
    const { cookie } = await signedIn(1)
    const before = supabase.requests.length
    const answers = await Promise.all(Array.from({ length: 8 }, () => readSession(cookie, members)))
    answers.push(await readSession(cookie, members))

    const [first] = answers
    expect(first?.session?.role).toBe('captain')
    expect(new Set(answers.map(({ setCookie }) => setCookie)).size).toBe(1)
    const asked = supabase.requests.slice(before).filter((request) => request.includes('/token'))
    expect(asked).toHaveLength(1)

    const next = await readSession(cookieOf(first?.setCookie), members)
    expect(next).toEqual({ session: first?.session })
  })

  it('removes the cookie when the session can no longer be renewed', async () => {
    const { tokens, cookie } = await signedIn(1)
    await supabase.client().auth.admin.signOut(tokens.access_token, 'local')
    const { session, setCookie } = await readSession(cookie, members)
    expect(session).toBeNull()
    expect(setCookie).toContain('Max-Age=0')
  })

  it('notices within ten seconds that the session was ended elsewhere', async () => {
    const { tokens, cookie } = await signedIn()
    expect((await readSession(cookie, members)).session).not.toBeNull()
    await supabase.client().auth.admin.signOut(tokens.access_token, 'global')

    const later = Date.now() + 10_001
    vi.spyOn(Date, 'now').mockReturnValue(later)
    const { session, setCookie } = await readSession(cookie, members)
    vi.restoreAllMocks()
    expect(session).toBeNull()
    expect(setCookie).toContain('Max-Age=0')
  })

  it('goes on while the backend is away, by the signature alone', async () => {
    const { cookie, tokens } = await signedIn()
    expect((await readSession(cookie, away())).session?.role).toBe('captain')

    const expired = cookieOf(createSessionCookie({ ...tokens, expires_at: 1 }, members))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const answer = readSession(expired, away())
    await vi.advanceTimersByTimeAsync(4000)
    vi.useRealTimers()
    expect(await answer, 'an expired one rests, and keeps its cookie').toEqual({ session: null })
  })
})

describe('endSession', () => {
  it('ends this session at once, here and at the backend', async () => {
    const { cookie } = await signedIn()
    await readSession(cookie, members)
    expect(await endSession(cookie, members)).toContain('Max-Age=0')
    const { session, setCookie } = await readSession(cookie, members)
    expect(session).toBeNull()
    expect(setCookie).toContain('Max-Age=0')
  })

  it('ends a session whose access token has expired', async () => {
    const { tokens, cookie } = await signedIn(1)
    await endSession(cookie, members)
    const { error } = await supabase.client().auth.getUser(tokens.access_token)
    expect(error?.name).toBe('AuthSessionMissingError')
  })

  it('needs no session', async () => {
    expect(await endSession(null, members)).toContain('Max-Age=0')
    expect(await endSession('session=nonsense', members)).toContain('Max-Age=0')
  })
})
