import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, startSupabase } from './auth-harness.ts'

const PASSWORD = 'tesoro enterrado'
const ALLOWED = 'https://app.example/cubierta'

let supabase: Harness
let site: string
beforeAll(async () => {
  supabase = await startSupabase({ redirectUrls: [ALLOWED] })
  site = new URL(supabase.url).origin
})
beforeEach(() => {
  supabase.clock.offsetMs = 0
})
afterAll(async () => {
  expect(supabase.log).toEqual([])
  await supabase.stop()
})

const newMember = () => supabase.newMember(PASSWORD)
const newest = async (to: string) => (await supabase.mails(to))[0]?.text ?? ''
const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? ''
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''
async function follow(link: string) {
  const answer = await fetch(link, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '')
}
const fragment = (url: URL) => new URLSearchParams(url.hash.slice(1))

/** A client with PKCE that keeps its verifier in memory, as a browser keeps it. */
function pkceClient() {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  return createClient(supabase.url, supabase.keys.anonKey, {
    auth: { flowType: 'pkce', storage, autoRefreshToken: false, detectSessionInUrl: false },
  })
}

describe('a forgotten password', () => {
  it('is replaced through the link, and the other sessions end', async () => {
    const { email, member } = await newMember()
    const redirectTo = `${site}/acceso/nueva?paso=2`
    const sent = await supabase.client().auth.resetPasswordForEmail(email, { redirectTo })
    expect(sent.error).toBeNull()

    const target = await follow(linkIn(await newest(email)))
    expect(target.href.split('#')[0]).toBe(redirectTo)
    const session = fragment(target)
    expect(session.get('type')).toBe('recovery')
    const visitor = supabase.client()
    await visitor.auth.setSession({
      access_token: session.get('access_token') ?? '',
      refresh_token: session.get('refresh_token') ?? '',
    })
    expect((await visitor.auth.updateUser({ password: 'otro tesoro' })).error).toBeNull()
    expect((await member.auth.getUser()).error).not.toBeNull()
    expect((await visitor.auth.getUser()).error).toBeNull()
    const credentials = { email, password: 'otro tesoro' }
    expect((await supabase.client().auth.signInWithPassword(credentials)).error).toBeNull()
  })

  it('is replaced through PKCE, only by the requesting client', async () => {
    const { email } = await newMember()
    const [asking, other] = [pkceClient(), pkceClient()]
    await asking.auth.resetPasswordForEmail(email, { redirectTo: `${site}/acceso` })
    const target = await follow(linkIn(await newest(email)))
    expect(target.hash).toBe('')
    const code = target.searchParams.get('code') ?? ''
    await other.auth.resetPasswordForEmail('nobody@example.com')
    const stolen = await other.auth.exchangeCodeForSession(code)
    expect(stolen.error?.code).toBe('bad_code_verifier')
    const { data, error } = await asking.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
  })

  it('has the same response for an unknown address, and limits both alike', async () => {
    const { email } = await newMember()
    for (const address of [email, 'nadie@example.com']) {
      const first = await supabase.client().auth.resetPasswordForEmail(address)
      expect(first).toEqual({ data: {}, error: null })
      const second = await supabase.client().auth.resetPasswordForEmail(address)
      expect(second.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
      expect(second.error?.message).toMatch(/^For security purposes, .* after \d+ seconds\.$/)
    }
    expect(await supabase.mails('nadie@example.com')).toEqual([])
  })
})

describe('the target of a link', () => {
  it.each([
    ['the site', () => `${site}/cuenta`, () => `${site}/cuenta`],
    ['an allowed address', () => `${ALLOWED}/popa`, () => `${ALLOWED}/popa`],
    ['a foreign host', () => 'https://evil.example/x', () => `${site}/`],
    ['a host that only begins alike', () => `${site}.evil.example/`, () => `${site}/`],
    ['a path that only begins alike', () => `${ALLOWED}2`, () => `${site}/`],
    ['a site with a user name', () => `https://x@app.example/cubierta`, () => `${site}/`],
    ['a script', () => 'javascript:alert(1)', () => `${site}/`],
    ['nowhere', () => '//evil.example', () => `${site}/`],
  ])('%s', async (_, asked, expected) => {
    const { email } = await newMember()
    await supabase.client().auth.resetPasswordForEmail(email, { redirectTo: asked() })
    const target = await follow(linkIn(await newest(email)))
    expect(target.href.split('#')[0]).toBe(expected())
  })

  it('is checked again when it is followed', async () => {
    const { email } = await newMember()
    await supabase.client().auth.resetPasswordForEmail(email)
    const link = new URL(linkIn(await newest(email)))
    link.searchParams.set('redirect_to', 'https://evil.example')
    expect((await follow(link.href)).origin).toBe(site)
  })
})

describe('signing in by mail', () => {
  it('works for a member, and creates a new one', async () => {
    const { email } = await newMember()
    for (const address of [email, 'nueva@example.com']) {
      const visitor = supabase.client()
      expect((await visitor.auth.signInWithOtp({ email: address })).error).toBeNull()
      const token = codeIn(await newest(address))
      const { data } = await visitor.auth.verifyOtp({ email: address, token, type: 'email' })
      expect(data.user?.email).toBe(address)
      const claims = (await visitor.auth.getClaims()).data?.claims
      expect(claims?.amr).toEqual([{ method: 'otp', timestamp: expect.any(Number) }])
    }
    const noPassword = await supabase
      .client()
      .auth.signInWithPassword({ email: 'nueva@example.com', password: 'cualquiera' })
    expect(noPassword.error?.code).toBe('invalid_credentials')
  })

  it('creates no member without create_user, and does not reveal accounts', async () => {
    const options = { shouldCreateUser: false }
    const answer = await supabase.client().auth.signInWithOtp({ email: 'no@example.com', options })
    expect(answer.error).toBeNull()
    expect(await supabase.mails('no@example.com')).toEqual([])
    const admin = createClient(supabase.url, supabase.keys.serviceRoleKey)
    const { data } = await admin.auth.admin.listUsers()
    expect(data.users.map(({ email }) => email)).not.toContain('no@example.com')
  })
})

describe('another address', () => {
  it('is confirmed from both mailboxes', async () => {
    const { email, member } = await newMember()
    const next = `nuevo.${email}`
    const { data } = await member.auth.updateUser({ email: next })
    expect(data.user).toMatchObject({ email, new_email: next })

    const first = await follow(linkIn(await newest(next)))
    expect(fragment(first).get('message')).toMatch(/proceed to confirm link sent to the other/)
    expect((await member.auth.getUser()).data.user?.email).toBe(email)

    const token = codeIn(await newest(email))
    const second = await member.auth.verifyOtp({ email, token, type: 'email_change' })
    expect(second.data.user?.email).toBe(next)
    const old = await supabase.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(old.error?.code).toBe('invalid_credentials')
  })

  it('cannot be the address of another account', async () => {
    const { member } = await newMember()
    const { error } = await member.auth.updateUser({ email: supabase.captain.email })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  it('makes links to the old one void', async () => {
    const { email, member } = await newMember()
    const next = `otro.${email}`
    await supabase.client().auth.resetPasswordForEmail(email)
    const recovery = linkIn(await newest(email))
    await member.auth.updateUser({ email: next })
    await follow(linkIn(await newest(next)))
    await follow(linkIn(await newest(email)))
    expect(fragment(await follow(recovery)).get('error_code')).toBe('otp_expired')
  })

  it('is the one requested last', async () => {
    const { email, member } = await newMember()
    await member.auth.updateUser({ email: `errado.${email}` })
    await member.auth.updateUser({ email: `bueno.${email}` })
    const target = await follow(linkIn(await newest(`errado.${email}`)))
    expect(fragment(target).get('error_code')).toBe('otp_expired')
  })

  it('is requested again with resend', async () => {
    const { email, member } = await newMember()
    await member.auth.updateUser({ email: `tercero.${email}` })
    const before = (await supabase.mails(email)).length
    const { error } = await supabase.client().auth.resend({ type: 'email_change', email })
    expect(error).toBeNull()
    expect(await supabase.mails(email)).toHaveLength(before + 1)
  })
})

it('reports with GoTrue’s error that no provider is enabled', async () => {
  const { data } = await supabase.client().auth.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  })
  const answer = await fetch(data.url ?? '')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    code: 400,
    error_code: 'validation_failed',
    msg: 'Unsupported provider: provider is not enabled',
  })
})
