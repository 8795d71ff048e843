import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { hostileText, options, TIMEOUT_MS } from './cases.ts'

// Access tokens with anything changed in them open nothing.

let backend: Backend
let member: Member
let captain: Member

beforeAll(async () => {
  backend = await startBackend()
  member = await backend.member()
  captain = await backend.member({ role: 'captain', tier: 'capitan' })
})
afterAll(async () => {
  expect(backend.embedded?.log ?? []).toEqual([])
  await backend.stop()
})

type Parts = [Buffer, Buffer, Buffer]
const bytes = (token: string) =>
  token.split('.').map((part) => Buffer.from(part, 'base64url')) as Parts
const json = (value: unknown) => Buffer.from(JSON.stringify(value))
const parse = (part: Buffer) => JSON.parse(part.toString()) as Record<string, unknown>

/** One change of a genuine token. */
const change: fc.Arbitrary<(parts: Parts) => Parts> = fc.oneof(
  fc
    .tuple(fc.constantFrom(0, 1, 2), fc.nat(), fc.integer({ min: 1, max: 255 }))
    .map(([which, at, mask]) => (parts: Parts) => {
      const changed = parts.map((part) => Buffer.from(part)) as Parts
      const part = changed[which as 0 | 1 | 2]
      part[at % part.length] = (part[at % part.length] ?? 0) ^ mask
      return changed
    }),
  fc
    .dictionary(
      fc.constantFrom('sub', 'role', 'aal', 'exp', 'iss', 'aud', 'session_id', 'app_metadata'),
      fc.oneof(fc.jsonValue(), fc.constant('service_role'), fc.constant(9e9), fc.constant('aal2')),
      { minKeys: 1 },
    )
    .map(
      (claims) =>
        ([header, payload, signature]: Parts): Parts => [
          header,
          json({ ...parse(payload), ...claims }),
          signature,
        ],
    ),
  fc
    .record({
      alg: fc.constantFrom('none', 'None', 'HS256', 'ES256', 'RS256', 'ES384', ''),
      kid: fc.oneof(hostileText, fc.constant(undefined)),
      jwk: fc.oneof(fc.jsonValue(), fc.constant(undefined)),
      crit: fc.constantFrom(undefined, ['exp'], []),
    })
    .map(
      (header) =>
        ([, payload, signature]: Parts): Parts => [
          json(header),
          payload,
          header.alg.toLowerCase() === 'none' ? Buffer.alloc(0) : signature,
        ],
    ),
  fc.constant(([header, payload]: Parts): Parts => [header, payload, Buffer.alloc(64)]),
  // The signature of one token under the claims of another.
  fc.constant(([header, payload]: Parts): Parts => [header, payload, bytes(member.token)[2]]),
)

const doors = [
  { path: '/auth/v1/user', init: {} },
  { path: '/storage/v1/object/list/members', init: { method: 'POST', body: '{"prefix":""}' } },
]

async function statuses(token: string): Promise<number[]> {
  return Promise.all(
    doors.map(async ({ path, init }) => {
      const response = await fetch(backend.url + path, {
        ...init,
        headers: {
          apikey: backend.anonKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
      })
      await response.text()
      return response.status
    }),
  )
}

it(
  'a changed token opens nothing',
  async () => {
    const genuine = bytes(captain.token)
    expect(await statuses(captain.token)).toEqual([200, 200])
    await fc.assert(
      fc.asyncProperty(change, async (apply) => {
        const changed = apply(genuine)
        if (changed.every((part, index) => part.equals(genuine[index as 0 | 1 | 2]))) return
        const token = changed.map((part) => part.toString('base64url')).join('.')
        for (const status of await statuses(token)) expect([400, 401, 403]).toContain(status)
      }),
      options,
    )
  },
  TIMEOUT_MS,
)

it(
  'what is no token opens nothing',
  async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const token = text.replace(/[^\x21-\x7e]/g, '') || 'x'
        for (const status of await statuses(token)) expect([400, 401, 403]).toContain(status)
      }),
      options,
    )
  },
  TIMEOUT_MS,
)
