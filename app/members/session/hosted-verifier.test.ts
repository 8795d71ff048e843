import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hostedVerifier } from './hosted-verifier.server.ts'

// A project that responds as GoTrue or the gateway in front of it would.

const id = randomUUID()
const user = { id, aud: 'authenticated', email: 'ana@example.com', app_metadata: {} }
const metadata = { role: 'captain' }
let project: { keys: JWK[]; status: number; user: object }
let asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  const isKeys = request.url?.endsWith('/jwks.json')
  response.writeHead(isKeys ? 200 : project.status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(isKeys ? { keys: project.keys } : project.user))
})

let url: string
let privateKey: CryptoKey
let jwk: JWK
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const pair = await generateKeyPair('ES256')
  privateKey = pair.privateKey
  jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256' }
})
afterAll(() => void server.close())
beforeEach(() => {
  asked = []
  project = { keys: [jwk], status: 200, user }
})

const verifier = () => hostedVerifier({ url, publicUrl: url, anonKey: 'anon', cookieSecure: false })

const claims = {
  ...{ session_id: randomUUID(), email: user.email, aal: 'aal1', role: 'authenticated' },
  app_metadata: metadata,
}

function unsigned(expires = '1h') {
  return new SignJWT(claims).setSubject(id).setAudience('authenticated').setExpirationTime(expires)
}
const genuine = (expires?: string) =>
  unsigned(expires).setProtectedHeader({ alg: 'ES256', kid: 'k1' }).sign(privateKey)

describe('a hosted backend', () => {
  it('decides role and tier, whatever the token claims', async () => {
    const verdict = await verifier().verify(await genuine(), null)
    expect(verdict).toMatchObject({ userId: id, role: null })
    project.user = { ...user, app_metadata: metadata }
    expect(await verifier().verify(await genuine(), null)).toMatchObject({ role: 'captain' })
  })

  it.each([429, 408, 500, 502, 503, 520])(
    'that answers %i counts as unavailable',
    async (status) => {
      project = { ...project, status, user: { message: 'not now' } }
      expect(await verifier().verify(await genuine(), null)).toBe('unavailable')
    },
  )

  it.each([
    [403, { code: 'session_not_found' }, 'ended'],
    [403, { code: 'user_banned' }, 'ended'],
    [403, { code: 'bad_jwt' }, 'expired'],
    [200, { ...user, id: randomUUID() }, 'ended'],
    [200, { ...user, banned_until: '2999-01-01T00:00:00Z' }, 'ended'],
    [
      200,
      { ...user, factors: [{ id, factor_type: 'phone', status: 'verified' }] },
      'second-factor',
    ],
  ])('that answers %i %j is understood', async (status, answer, verdict) => {
    const body = 'code' in answer ? { error_code: answer.code, msg: 'no' } : answer
    project = { ...project, status, user: body }
    expect(await verifier().verify(await genuine(), null)).toBe(verdict)
  })

  it('gets no requests for tokens that it did not sign, nor repeated ones for its keys', async () => {
    const { verify } = verifier()
    const other = await generateKeyPair('ES256')
    const forged = (header: { alg: string; kid?: string }) =>
      unsigned().setProtectedHeader(header).sign(other.privateKey)
    const symmetric = unsigned().setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32))
    const tokens = await Promise.all([
      ...Array.from({ length: 20 }, (_, n) => forged({ alg: 'ES256', kid: `made-up-${n}` })),
      forged({ alg: 'ES256', kid: 'k1' }),
      forged({ alg: 'ES256' }),
      symmetric,
      'made-up',
    ])
    for (const token of tokens) expect(await verify(token, null)).toBe('forged')
    expect(asked).toEqual(['/auth/v1/.well-known/jwks.json'])
    expect(await verify(await genuine('-1h'), null)).toBe('expired')
    expect(asked).toHaveLength(1)
  })

  it('with the legacy secret alone confirms every token itself', async () => {
    project.keys = []
    const sign = (expires: string) =>
      unsigned(expires).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32))
    const { verify } = verifier()
    expect(await verify(await sign('1h'), null)).toMatchObject({ userId: id })
    expect(await verify(await sign('-1h'), null)).toBe('expired')
    project = { ...project, status: 403, user: { error_code: 'bad_jwt', msg: 'no' } }
    expect(await verify(await sign('1h'), null)).not.toMatchObject({ userId: id })
  })
})
