import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Harness, startSupabase } from './auth-harness.ts'

let supabase: Harness
let allowed: () => boolean
beforeAll(async () => {
  supabase = await startSupabase({ confirmEmail: true, signUpsAllowed: async () => allowed() })
})
beforeEach(() => {
  allowed = () => false
})
afterAll(() => supabase.stop())

let n = 0
const newEmail = () => `polizon${++n}@example.com`
const password = 'tesoro enterrado'
const isMember = async (email: string) => {
  const headers = { authorization: `Bearer ${supabase.keys.serviceRoleKey}` }
  const apikey = supabase.keys.serviceRoleKey
  const answer = await supabase.raw('/admin/users', { headers: { ...headers, apikey } })
  const { users } = await answer.json()
  return users.some((user: { email: string }) => user.email === email)
}

it('closed sign-ups create no account, by any endpoint', async () => {
  const email = newEmail()
  const { auth } = supabase.client()
  const doors = {
    password: () => auth.signUp({ email, password }),
    otp: () => auth.signInWithOtp({ email }),
  }
  for (const ask of Object.values(doors)) {
    expect((await ask()).error).toMatchObject({ status: 422, code: 'signup_disabled' })
  }
  const magiclink = { method: 'POST', body: JSON.stringify({ email }) }
  expect((await supabase.raw('/magiclink', magiclink)).status).toBe(422)
  await auth.resend({ type: 'signup', email })
  await auth.resetPasswordForEmail(email)
  expect(await isMember(email)).toBe(false)
  expect(await supabase.mails(email)).toEqual([])
  expect(await (await supabase.raw('/settings')).json()).toMatchObject({ disable_signup: true })
})

it('closed sign-ups do not affect log-ins, by password and by mail', async () => {
  await supabase.signedIn()
  const { email } = supabase.captain
  const { auth } = supabase.client()
  const answer = await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  expect(answer.error).toBeNull()
  expect((await supabase.mails(email))[0]?.subject).toBe('Tu pase para subir a bordo')
})

it('checks at every sign-up', async () => {
  allowed = () => true
  const email = newEmail()
  expect((await supabase.client().auth.signUp({ email, password })).error).toBeNull()
  expect(await isMember(email)).toBe(true)
  expect(await (await supabase.raw('/settings')).json()).toMatchObject({ disable_signup: false })
})

it('creates no account while the check fails', async () => {
  allowed = () => {
    throw new Error('The dataset cannot be read')
  }
  const email = newEmail()
  const { error } = await supabase.client().auth.signUp({ email, password })
  expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 })
  expect(await isMember(email)).toBe(false)
  expect(await (await supabase.raw('/settings')).json()).toMatchObject({ disable_signup: true })
})
