import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, startSupabase } from './auth-harness.ts'

let supabase: Harness

beforeAll(async () => {
  supabase = await startSupabase()
})
beforeEach(() => {
  supabase.clock.offsetMs = 0
})
afterAll(async () => {
  expect(supabase.log).toEqual([])
  await supabase.stop()
})

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The token with other claims, under its old signature. */
function tampered(token: string, claims: Record<string, unknown>): string {
  const [header, payload = '', signature] = token.split('.')
  const old = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return [header, base64url({ ...old, ...claims }), signature].join('.')
}

describe('signing in with a password', () => {
  it('returns a session whose claims identify the member', async () => {
    const { member, session } = await supabase.signedIn()
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })

    const { data } = await member.auth.getClaims()
    expect(data?.claims).toMatchObject({
      iss: `${supabase.url}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      sub: session.user.id,
      email: 'captain@example.com',
      aal: 'aal1',
      app_metadata: { provider: 'email', role: 'captain', tier: 'capitan' },
      user_metadata: {},
    })
    expect(data?.claims.amr).toEqual([{ method: 'password', timestamp: expect.any(Number) }])

    const user = await member.auth.getUser()
    expect(user.data.user).toMatchObject({ id: session.user.id, email: 'captain@example.com' })
    expect(user.data.user?.last_sign_in_at).toEqual(expect.any(String))
    expect(JSON.stringify(user.data)).not.toContain('argon2')
  })

  it('accepts the e-mail in any case and with spaces around it', async () => {
    const { password } = supabase.captain
    await supabase.signedIn({ email: ' CAPTAIN@example.COM ', password })
  })

  it.each([
    ['a wrong password', 'captain@example.com', 'wrong'],
    ['an unknown e-mail', 'nobody@example.com', 'wrong'],
  ])('has the same response for %s', async (_, email, password) => {
    const { data, error } = await supabase.client().auth.signInWithPassword({ email, password })
    expect(data.session).toBeNull()
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })
})

describe('refresh tokens', () => {
  it('rotate: the session continues with new tokens', async () => {
    const { member, session } = await supabase.signedIn()
    const { data, error } = await member.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect((await member.auth.getUser()).error).toBeNull()
    expect((await member.auth.refreshSession()).error).toBeNull()
  })

  it('serve two tabs that refresh at once, each with tokens that work', async () => {
    const { session } = await supabase.signedIn()
    const tabs = [supabase.client(), supabase.client()]
    const answers = await Promise.all(tabs.map((tab) => tab.auth.refreshSession(session)))
    expect(answers.map(({ error }) => error)).toEqual([null, null])
    supabase.clock.offsetMs = 60_000
    const again = await Promise.all(tabs.map((tab) => tab.auth.refreshSession()))
    expect(again.map(({ error }) => error)).toEqual([null, null])
  })

  it('end the session when one is used again later', async () => {
    const { member, session } = await supabase.signedIn()
    const rotated = (await member.auth.refreshSession()).data.session

    supabase.clock.offsetMs = 10_500
    const thief = await supabase.client().auth.refreshSession(session)
    expect(thief.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' })

    expect((await member.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    const heir = await supabase.client().auth.refreshSession(rotated ?? undefined)
    expect(heir.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  })

  it('are refused when unknown', async () => {
    const { error } = await supabase.client().auth.refreshSession({ refresh_token: 'invented' })
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  })
})

describe('signing out', () => {
  it.each([
    ['local', [false, true, true]],
    ['others', [true, false, false]],
    ['global', [false, false, false]],
  ] as const)('with scope %s ends the right sessions at once', async (scope, left) => {
    const devices = []
    for (let n = 0; n < 3; n += 1) devices.push(await supabase.signedIn())
    const jwts = devices.map(({ session }) => session.access_token)
    const first = devices[0]
    expect((await first?.member.auth.signOut({ scope }))?.error).toBeNull()

    const users = await Promise.all(jwts.map((jwt) => supabase.client().auth.getUser(jwt)))
    expect(users.map(({ error }) => error === null)).toEqual(left)
    const refreshes = await Promise.all(
      devices.map(({ session }) => supabase.client().auth.refreshSession(session)),
    )
    expect(refreshes.map(({ error }) => error === null)).toEqual(left)
  })

  it('refuses an invalid scope', async () => {
    const { session } = await supabase.signedIn()
    const headers = { authorization: `Bearer ${session.access_token}` }
    const answer = await supabase.raw('/logout?scope=all', { method: 'POST', headers })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' })
  })
})

describe('access tokens', () => {
  const withToken = (jwt: string) => supabase.client().auth.getUser(jwt)

  it('are refused when tampered with', async () => {
    const { session } = await supabase.signedIn()
    const forged = tampered(session.access_token, { app_metadata: { role: 'captain' } })
    expect((await withToken(forged)).error).toMatchObject({ status: 403, code: 'bad_jwt' })
    expect((await supabase.client().auth.getClaims(forged)).error?.message).toContain('signature')
  })

  it('are refused without a signature, or with the public key as an HMAC secret', async () => {
    const { session } = await supabase.signedIn()
    const payload = session.access_token.split('.')[1]
    for (const alg of ['none', 'HS256']) {
      const forged = `${base64url({ alg, typ: 'JWT' })}.${payload}.c2lnbmF0dXJl`
      expect((await withToken(forged)).error).toMatchObject({ status: 403, code: 'bad_jwt' })
    }
  })

  it('are refused after an hour', async () => {
    const { session } = await supabase.signedIn()
    supabase.clock.offsetMs = 3601_000
    const { error } = await withToken(session.access_token)
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' })
  })

  it('cannot be replaced by an API key', async () => {
    for (const key of [supabase.keys.anonKey, supabase.keys.serviceRoleKey]) {
      expect((await withToken(key)).error).toMatchObject({ status: 403, code: 'bad_jwt' })
    }
  })

  it('are needed', async () => {
    const answer = await supabase.raw('/user')
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 401, error_code: 'no_authorization' })
  })
})

describe('API keys', () => {
  it('are required and verified', async () => {
    const without = await fetch(`${supabase.url}/auth/v1/settings`)
    expect(without.status).toBe(401)
    expect(await without.json()).toMatchObject({ message: 'No API key found in request' })

    const wrong = await supabase.raw('/settings', { headers: { apikey: 'wrong' } })
    expect(wrong.status).toBe(401)
    expect(await wrong.json()).toMatchObject({ message: 'Invalid API key' })
  })

  it('are not needed for the public keys, which hold no private part', async () => {
    const answer = await fetch(`${supabase.url}/auth/v1/.well-known/jwks.json`)
    const { keys } = await answer.json()
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256' })
    expect(keys[0]).not.toHaveProperty('d')
  })
})

describe('invalid requests', () => {
  const post = (body: string, headers = {}) =>
    supabase.raw('/token?grant_type=password', { method: 'POST', body, headers })

  it.each([
    ['not JSON', '{"email":', 400, 'bad_json'],
    ['empty', '', 400, 'bad_json'],
    ['of another kind', '[1]', 400, 'validation_failed'],
    ['without e-mail', '{"password":"x"}', 400, 'validation_failed'],
    ['with an object as password', '{"email":"a@b.c","password":{}}', 400, 'validation_failed'],
    ['too large', JSON.stringify({ password: 'x'.repeat(70_000) }), 413, 'request_too_large'],
  ])('a body %s', async (_, body, status, code) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ code: status, error_code: code, msg: expect.any(String) })
  })

  it('get errors in the form of the requested API version', async () => {
    const answer = await post('{', { 'x-supabase-api-version': '2024-01-01' })
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(await answer.json()).toEqual({ code: 'bad_json', message: expect.any(String) })
  })

  it('an unknown grant, an unknown path', async () => {
    const grant = await supabase.raw('/token?grant_type=magic', { method: 'POST', body: '{}' })
    expect(grant.status).toBe(400)
    const path = await supabase.raw('/nowhere')
    expect(path.status).toBe(404)
    expect(await path.json()).toMatchObject({ code: 404, error_code: 'not_found' })
  })
})

it('allows other origins, as hosted Supabase does', async () => {
  const preflight = await fetch(`${supabase.url}/auth/v1/token`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey')
})

describe('limits on wrong passwords', () => {
  const guess = (email: string, ip: string, headers: Record<string, string> = {}) =>
    supabase
      .client({ 'x-test-ip': ip, ...headers })
      .auth.signInWithPassword({ email, password: 'guess' })

  it('stop guesses at one e-mail, even all at once, and not the member elsewhere', async () => {
    const { email, password } = supabase.captain
    const guesses = Array.from({ length: 35 }, () => guess(email, '192.0.2.1'))
    const codes = (await Promise.all(guesses)).map(({ error }) => error?.code)
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(5)
    expect((await guess(email, '192.0.2.1')).error?.status).toBe(429)

    const elsewhere = supabase.client({ 'x-test-ip': '192.0.2.2' })
    expect((await elsewhere.auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  it('trust a forwarded address only with the service key', async () => {
    const email = 'nobody@example.com'
    await Promise.all(Array.from({ length: 30 }, () => guess(email, '192.0.2.3')))
    const claimed = { 'sb-forwarded-for': '192.0.2.77' }
    expect((await guess(email, '192.0.2.3', claimed)).error?.status).toBe(429)
    const trusted = { ...claimed, apikey: supabase.keys.serviceRoleKey }
    expect((await guess(email, '192.0.2.3', trusted)).error?.status).toBe(400)
  })

  it('do not count right passwords', async () => {
    for (let n = 0; n < 40; n += 1) await supabase.signedIn()
  })
})

describe('npm run captain, while the server runs', () => {
  it('gives a new password and ends the old sessions', async () => {
    const before = await supabase.signedIn()
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/captain.ts', supabase.captain.email],
      { env: { ...process.env, DATA_DIR: supabase.dataDir } },
    )
    const credentials = JSON.parse(stdout)
    expect(Object.keys(credentials)).toEqual(['email', 'password'])
    expect(credentials.password).not.toBe(supabase.captain.password)

    expect((await before.member.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    const old = await supabase.client().auth.signInWithPassword(supabase.captain)
    expect(old.error?.code).toBe('invalid_credentials')
    const { session } = await supabase.signedIn(credentials)
    expect(session.user.id).toBe(before.session.user.id)
  })
})
