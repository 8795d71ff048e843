import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, isHosted, startBackend } from './support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const newAccount = () => ({ email: `${randomUUID()}@example.com`, password: randomUUID() })

describe('the admin API', () => {
  it('creates, reads, changes and removes an account', async () => {
    const { admin } = backend.admin.auth
    const account = newAccount()
    const made = await admin.createUser({ ...account, email_confirm: true })
    const id = made.data.user?.id ?? ''
    expect(made.data.user).toMatchObject({ email: account.email })
    expect((await backend.client().auth.signInWithPassword(account)).error).toBeNull()

    const changed = await admin.updateUserById(id, {
      app_metadata: { tier: 'capitan' },
      user_metadata: { name: 'Grace' },
    })
    expect(changed.data.user?.app_metadata).toMatchObject({ provider: 'email', tier: 'capitan' })
    const again = await admin.updateUserById(id, { user_metadata: { lng: 'en' } })
    expect(again.data.user?.user_metadata).toMatchObject({ name: 'Grace', lng: 'en' })
    expect((await admin.getUserById(id)).data.user?.email).toBe(account.email)

    expect((await admin.deleteUser(id)).error).toBeNull()
    expect((await admin.getUserById(id)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    })
    const gone = await backend.client().auth.signInWithPassword(account)
    expect(gone.error?.code).toBe('invalid_credentials')
  })

  it('leaves an address unconfirmed by default', async () => {
    const account = newAccount()
    const made = await backend.admin.auth.admin.createUser(account)
    const { error } = await backend.client().auth.signInWithPassword(account)
    expect(error?.code).toBe('email_not_confirmed')
    await backend.admin.auth.admin.deleteUser(made.data.user?.id ?? '')
  })

  it('creates no account twice', async () => {
    const { email } = await backend.member()
    const { error } = await backend.admin.auth.admin.createUser({ email })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it.skipIf(isHosted)('lists accounts by pages, newest first', async () => {
    const made = []
    for (let i = 0; i < 3; i += 1) made.push((await backend.member()).id)
    const { admin } = backend.admin.auth
    const first = await admin.listUsers({ page: 1, perPage: 2 })
    expect(first.data.users).toHaveLength(2)
    const { total, nextPage, lastPage } = first.data as {
      total: number
      nextPage: number
      lastPage: number
    }
    expect(nextPage).toBe(2)
    expect(lastPage).toBe(Math.ceil(total / 2))
    const all = await admin.listUsers({ page: 1, perPage: 1000 })
    expect(all.data.users).toHaveLength(total)
    expect(all.data.users.map(({ id }) => id)).toEqual(expect.arrayContaining(made))
  })

  it('bans: sessions end, log-ins are refused, until the ban is lifted', async () => {
    const member = await backend.member()
    const { admin } = backend.admin.auth
    const banned = await admin.updateUserById(member.id, { ban_duration: '24h' })
    expect(banned.error).toBeNull()
    expect((await member.client.auth.refreshSession()).error).not.toBeNull()
    const refused = await backend.client().auth.signInWithPassword(member)
    expect(refused.error?.code).toBe('user_banned')
    await admin.updateUserById(member.id, { ban_duration: 'none' })
    expect((await backend.client().auth.signInWithPassword(member)).error).toBeNull()
  })

  it.skipIf(isHosted)('refuses a ban of no length', async () => {
    const { id } = await backend.member()
    const { admin } = backend.admin.auth
    const { error } = await admin.updateUserById(id, { ban_duration: 'siempre' })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('applies a new role with the next token', async () => {
    const member = await backend.member()
    await backend.admin.auth.admin.updateUserById(member.id, { app_metadata: { role: 'captain' } })
    await member.client.auth.refreshSession()
    const { data } = await member.client.auth.getClaims()
    expect(data?.claims.app_metadata).toMatchObject({ role: 'captain' })
  })
})

describe('the admin API is closed', () => {
  it('to the public key, and to members', async () => {
    const member = await backend.member({ role: 'captain' })
    for (const client of [backend.client(), member.client]) {
      const { admin } = client.auth
      for (const { error } of [
        await admin.listUsers(),
        await admin.createUser(newAccount()),
        await admin.updateUserById(member.id, { app_metadata: { role: 'x' } }),
        await admin.deleteUser(member.id),
      ]) {
        expect([401, 403]).toContain(error?.status)
      }
    }
  })

  it('to a member’s token beside the service key', async () => {
    const member = await backend.member()
    const answer = await fetch(`${backend.url}/auth/v1/admin/users`, {
      headers: { apikey: backend.serviceRoleKey, authorization: `Bearer ${member.token}` },
    })
    expect(answer.status).toBe(403)
  })
})
