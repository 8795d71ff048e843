import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, isHosted, startBackend } from './support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const refusal = { status: 422, code: 'validation_failed' }
const nested = (depth: number): unknown => (depth === 0 ? 1 : { in: nested(depth - 1) })

describe.skipIf(isHosted)('metadata', () => {
  it.each([
    ['more than 16 KiB', { about: 'a'.repeat(17_000) }],
    ['more than 16 KiB in bytes, not in characters', { about: '海'.repeat(6000) }],
    ['deep', nested(9) as Record<string, unknown>],
    ['very deep', JSON.parse(`{"a":${'['.repeat(1000)}${']'.repeat(1000)}}`)],
  ])('of a member may not be %s', async (_, data) => {
    const { client, email } = await backend.member()
    expect((await client.auth.updateUser({ data })).error).toMatchObject(refusal)
    expect((await client.auth.getUser()).data.user?.user_metadata).toEqual({})

    const password = randomUUID()
    const up = await backend
      .client()
      .auth.signUp({ email: `x${email}`, password, options: { data } })
    expect(up.error).toMatchObject(refusal)
    const otp = await backend.client().auth.signInWithOtp({ email: `x${email}`, options: { data } })
    expect(otp.error).toMatchObject(refusal)
  })

  it('cannot grow in small steps', async () => {
    const { client } = await backend.member()
    const part = 'a'.repeat(6000)
    expect((await client.auth.updateUser({ data: { a: part } })).error).toBeNull()
    expect((await client.auth.updateUser({ data: { b: part } })).error).toBeNull()
    expect((await client.auth.updateUser({ data: { c: part } })).error).toMatchObject(refusal)
    expect((await client.auth.updateUser({ data: { a: null, c: part } })).error).toBeNull()
  })

  it('of 15 KiB leaves a session that works', async () => {
    const { client, email, password } = await backend.member()
    const about = 'a'.repeat(15_000)
    expect((await client.auth.updateUser({ data: { about } })).error).toBeNull()
    const again = backend.client()
    const { data } = await again.auth.signInWithPassword({ email, password })
    expect(data.session?.access_token.length).toBeLessThan(3000)
    expect((await again.auth.getUser()).data.user?.user_metadata.about).toBe(about)
  })

  it('is limited for the admin, too', async () => {
    const { id } = await backend.member()
    const large = { list: Array.from({ length: 4000 }, (_, n) => n + 10_000) }
    const { admin } = backend.admin.auth
    for (const change of [{ app_metadata: large }, { user_metadata: large }]) {
      expect((await admin.updateUserById(id, change)).error).toMatchObject(refusal)
      const made = await admin.createUser({ email: `${randomUUID()}@mar.test`, ...change })
      expect(made.error).toMatchObject(refusal)
    }
  })
})
