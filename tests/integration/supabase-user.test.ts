import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, startSupabase } from './auth-harness.ts'

const PASSWORD = 'tesoro enterrado'

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

const newMember = () => supabase.newMember(PASSWORD)
const mailedCode = async (to: string) =>
  (await supabase.mails(to))[0]?.text.match(/\b\d{6}\b/)?.[0] ?? ''

describe('changing the own account', () => {
  it('merges data, and a null removes', async () => {
    const { member } = await newMember()
    await member.auth.updateUser({ data: { name: 'Mary', instrument: 'acústica' } })
    const { data } = await member.auth.updateUser({ data: { instrument: null, lng: 'en' } })
    expect(data.user?.user_metadata).toEqual({ name: 'Mary', lng: 'en' })
  })

  it('cannot change role and tier', async () => {
    const { session } = await newMember()
    const answer = await supabase.raw('/user', {
      method: 'PUT',
      headers: { authorization: `Bearer ${session?.access_token}` },
      body: JSON.stringify({ app_metadata: { role: 'captain' }, data: {} }),
    })
    expect((await answer.json()).app_metadata).not.toHaveProperty('role')
  })

  it('refuses the same password, and a weak one', async () => {
    const { member } = await newMember()
    const given = { password: PASSWORD, current_password: PASSWORD }
    const same = await member.auth.updateUser(given)
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' })
    const weak = await member.auth.updateUser({ password: 'ancla' })
    expect(weak.error).toMatchObject({ status: 422, code: 'weak_password' })
  })

  it('requires the old password before it changes it, however new the session is', async () => {
    const { email, member } = await newMember()
    const password = 'un tesoro más'
    const without = await member.auth.updateUser({ password })
    expect(without.error).toMatchObject({ status: 400, code: 'current_password_required' })
    const wrong = await member.auth.updateUser({ password, current_password: 'no es esta' })
    expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' })
    const right = await member.auth.updateUser({ password, current_password: PASSWORD })
    expect(right.error).toBeNull()
    expect((await supabase.client().auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  it('or requires a mailed code', async () => {
    const { email, member } = await newMember()
    const password = 'un tesoro más'
    expect((await member.auth.reauthenticate()).error).toBeNull()
    const nonce = await mailedCode(email)
    const wrong = nonce === '000000' ? '111111' : '000000'
    const guessed = await member.auth.updateUser({ password, nonce: wrong })
    expect(guessed.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    expect((await member.auth.updateUser({ password, nonce })).error).toBeNull()
    const again = await member.auth.updateUser({ password: 'y otro más', nonce })
    expect(again.error?.code).toBe('reauthentication_not_valid')
  })

  it('limits a stolen session to ten guesses an hour, without affecting others', async () => {
    const { email, member } = await newMember()
    const guess = (n: number) =>
      member.auth.updateUser({ password: 'un tesoro más', current_password: `no ${n}` })
    const codes = []
    for (let n = 0; n < 12; n += 1) codes.push((await guess(n)).error?.code)
    expect(codes.slice(10)).toEqual(['over_request_rate_limit', 'over_request_rate_limit'])
    const owner = supabase.client()
    await owner.auth.signInWithPassword({ email, password: PASSWORD })
    const change = { password: 'un tesoro más', current_password: PASSWORD }
    expect((await owner.auth.updateUser(change)).error).toBeNull()
  })

  it('trusts a session opened by a mail for an hour', async () => {
    const { email } = await newMember()
    const visitor = supabase.client()
    await visitor.auth.signInWithOtp({ email })
    await visitor.auth.verifyOtp({ email, token: await mailedCode(email), type: 'email' })
    expect((await visitor.auth.updateUser({ password: 'sin la vieja' })).error).toBeNull()
    supabase.clock.offsetMs = 61 * 60_000
    await visitor.auth.refreshSession()
    const late = await visitor.auth.updateUser({ password: 'y otra vez' })
    expect(late.error?.code).toBe('current_password_required')
  })
})

describe('a common password', () => {
  it.each([
    ['password', 'pwned'],
    ['P4ssw0rd!', 'pwned'],
    ['12345678', 'pwned'],
    ['contraseña', 'pwned'],
    ['Ana Bonny 1718', 'pwned'],
    ['        ', 'characters'],
    ['corta', 'length'],
  ])('%j is refused as %s, at every endpoint', async (password, reason) => {
    const weak = { name: 'AuthWeakPasswordError', status: 422, reasons: [reason] }
    const options = { data: { name: 'Ana Bonny' } }
    const email = `debil-${randomUUID()}@example.com`
    const up = await supabase.client().auth.signUp({ email, password, options })
    expect(up.error).toMatchObject(weak)
    const { member } = await newMember()
    await member.auth.updateUser(options)
    const changed = await member.auth.updateUser({ password, current_password: PASSWORD })
    expect(changed.error).toMatchObject(weak)
    const admin = createClient(supabase.url, supabase.keys.serviceRoleKey)
    const user_metadata = options.data
    const made = await admin.auth.admin.createUser({ email, password, user_metadata })
    expect(made.error).toMatchObject(weak)
  })

  it('includes the own address', async () => {
    const email = 'mary.read@example.com'
    for (const password of [email, 'mary.read', 'MaryRead1', 'mary.readmary.read']) {
      const { error } = await supabase.client().auth.signUp({ email, password })
      expect(error).toMatchObject({ code: 'weak_password' })
    }
  })
})
