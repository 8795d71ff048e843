import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resetAdmin } from '../../server/policies/admin-account.ts'
import { type Backend, isHosted, type Member, startBackend } from './support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsAhead * 30_000,
  })

/** Enrols an authenticator and verifies it: the member's session is `aal2` afterwards. */
async function enrolled(member: Member) {
  const { mfa } = member.client.auth
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Catalejo' })
  expect(error).toBeNull()
  const factorId = data?.id ?? ''
  const secret = data?.totp.secret ?? ''
  const verified = await mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
  expect(verified.error).toBeNull()
  return { factorId, secret, totp: data?.totp }
}

async function signedInAgain({ email, password }: Member) {
  const client = backend.client()
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
  return client
}

describe('a second factor', () => {
  it('raises the session, which stays raised when it is refreshed', async () => {
    const member = await backend.member()
    const { factorId, totp } = await enrolled(member)
    expect(totp?.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
    expect(totp?.uri).toMatch(/^otpauth:\/\/totp\//)
    for (const refresh of [false, true]) {
      if (refresh) await member.client.auth.refreshSession()
      const { data } = await member.client.auth.mfa.getAuthenticatorAssuranceLevel()
      expect(data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
      expect(JSON.stringify(data?.currentAuthenticationMethods)).toContain('totp')
    }
    const { data } = await member.client.auth.mfa.listFactors()
    expect(data?.totp).toMatchObject([
      { id: factorId, friendly_name: 'Catalejo', status: 'verified' },
    ])
    expect(JSON.stringify(data)).not.toContain('secret')
  })

  it('is required at the next log-in', async () => {
    const member = await backend.member()
    const { factorId, secret } = await enrolled(member)
    const { auth } = await signedInAgain(member)
    const before = await auth.mfa.getAuthenticatorAssuranceLevel()
    expect(before.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) })
    expect(error).toBeNull()
    const after = await auth.mfa.getAuthenticatorAssuranceLevel()
    expect(after.data?.currentLevel).toBe('aal2')
  })

  it('ends sessions that have none', async () => {
    const member = await backend.member()
    const other = await signedInAgain(member)
    await enrolled(member)
    expect((await other.auth.refreshSession()).error).not.toBeNull()
    expect((await member.client.auth.getUser()).error).toBeNull()
  })

  it('protects password, address and itself from a session without it', async () => {
    const member = await backend.member()
    const { factorId } = await enrolled(member)
    const { auth } = await signedInAgain(member)
    const password = await auth.updateUser({ password: 'robado por piratas' })
    expect(password.error?.code).toBe('insufficient_aal')
    const email = await auth.updateUser({ email: 'ladron@example.com' })
    expect(email.error?.code).toBe('insufficient_aal')
    expect((await auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal')
    const second = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Otro' })
    expect(second.error?.code).toBe('insufficient_aal')
  })

  it('restricts a session without it to the second step, its own user and its own log-out', async () => {
    const member = await backend.member()
    const { factorId, secret } = await enrolled(member)
    const { auth } = await signedInAgain(member)
    const token = (await auth.getSession()).data.session?.access_token ?? ''
    expect((await auth.updateUser({ data: { name: 'Ladrón' } })).error?.code).toBe(
      'insufficient_aal',
    )
    for (const scope of ['global', 'others'] as const) {
      const { error } = await auth.admin.signOut(token, scope)
      expect(error).toMatchObject({ code: 'insufficient_aal' })
    }
    expect((await auth.reauthenticate()).error?.code).toBe('insufficient_aal')
    expect((await member.client.auth.getUser()).data.user?.id).toBe(member.id)

    expect((await auth.getUser()).data.user?.id).toBe(member.id)
    expect((await auth.admin.signOut(token, 'local')).error).toBeNull()
    const again = await signedInAgain(member)
    const done = await again.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) })
    expect(done.error).toBeNull()
    expect((await again.auth.updateUser({ data: { name: 'Ana' } })).error).toBeNull()
  })

  it('is removed by its owner, and by the service key', async () => {
    const member = await backend.member()
    const { factorId } = await enrolled(member)
    expect((await member.client.auth.mfa.unenroll({ factorId })).error).toBeNull()
    await member.client.auth.refreshSession()
    const { data } = await member.client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })

    const lost = await enrolled(member)
    const removed = await backend.admin.auth.admin.mfa.deleteFactor({
      id: lost.factorId,
      userId: member.id,
    })
    expect(removed.error).toBeNull()
  })

  it.skipIf(isHosted)('of a captain is removed by npm run captain', async () => {
    const { folder, captain } = backend.embedded ?? { folder: '', captain: null }
    const { auth } = backend.client()
    await auth.signInWithPassword(captain ?? { email: '', password: '' })
    const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Perdido' })
    const secret = data?.totp.secret ?? ''
    await auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: codeOf(secret) })
    const again = backend.client()
    await again.auth.signInWithPassword(await resetAdmin(folder, captain?.email ?? ''))
    const level = await again.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  })

  it('has a name of its own', async () => {
    const { client } = await backend.member()
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Brújula' })
    const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Brújula' })
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  })
})

describe('codes', () => {
  it('work once', async () => {
    const member = await backend.member()
    const { factorId, secret } = await enrolled(member)
    const code = codeOf(secret, 1)
    const first = await signedInAgain(member)
    expect((await first.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
    const replay = await signedInAgain(member)
    const { error } = await replay.auth.mfa.challengeAndVerify({ factorId, code })
    expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  })

  it.skipIf(isHosted)('are limited to ten guesses', async () => {
    const member = await backend.member()
    const { factorId, secret } = await enrolled(member)
    const { auth } = await signedInAgain(member)
    const right = codeOf(secret, 1)
    const wrong = [codeOf(secret), right, codeOf(secret, -1), '000000']
    const guess = wrong.includes('123456') ? '654321' : '123456'
    const codes = []
    for (let i = 0; i < 12; i += 1) {
      codes.push((await auth.mfa.challengeAndVerify({ factorId, code: guess })).error?.code)
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('mfa_verification_failed'))
    expect(codes.slice(10)).toEqual(Array(2).fill('over_request_rate_limit'))
    const late = await auth.mfa.challengeAndVerify({ factorId, code: right })
    expect(late.error?.status).toBe(429)
  })

  it.skipIf(isHosted)('are valid for five minutes', async () => {
    const member = await backend.member()
    const { factorId, secret } = await enrolled(member)
    const { auth } = await signedInAgain(member)
    const challenge = await auth.mfa.challenge({ factorId })
    const clock = backend.embedded?.clock
    if (clock) clock.offsetMs = 301_000
    const answer = { factorId, challengeId: challenge.data?.id ?? '', code: codeOf(secret, 10) }
    const { error } = await auth.mfa.verify(answer)
    if (clock) clock.offsetMs = 0
    expect(error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
  })
})

it('belongs to its member alone', async () => {
  const owner = await backend.member()
  const other = await backend.member()
  const { factorId, secret } = await enrolled(owner)
  const { mfa } = other.client.auth
  const code = codeOf(secret, 1)
  expect((await mfa.challengeAndVerify({ factorId, code })).error?.status).toBe(404)
  expect((await mfa.unenroll({ factorId })).error?.status).toBe(404)
})
