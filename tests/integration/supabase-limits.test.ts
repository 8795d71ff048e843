import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, startSupabase } from './auth-harness.ts'

let supabase: Harness
beforeEach(async () => {
  supabase = await startSupabase()
  // Freezes the clock, so that buckets do not refill during a test.
  supabase.clock.frozenAt = Date.now()
})
afterEach(async () => {
  expect(supabase.log).toEqual([])
  await supabase.stop()
})

const from = (ip: string) => supabase.client({ 'x-test-ip': ip })
const guess = (ip: string, email = supabase.captain.email) =>
  from(ip).auth.signInWithPassword({ email, password: 'no es esta' })
const guesses = async (count: number, ipOf: (n: number) => string) => {
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => guess(ipOf(n))))
  return answers.map(({ error }) => error?.code)
}
const signIn = (ip: string) => from(ip).auth.signInWithPassword(supabase.captain)

describe('wrong passwords', () => {
  it('125 from five addresses do not block the right one elsewhere', async () => {
    const codes = await guesses(125, (n) => `192.0.2.${1 + (n % 5)}`)
    expect(codes).toContain('over_request_rate_limit')
    expect((await signIn('198.51.100.7')).error).toBeNull()
  })

  it('from the address of the owner block that address only', async () => {
    expect((await signIn('192.0.2.1')).error).toBeNull()
    const codes = await guesses(40, () => '192.0.2.1')
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(30)
    expect((await signIn('192.0.2.2')).error).toBeNull()
  })

  it('elsewhere do not block a member at a known address', async () => {
    expect((await signIn('192.0.2.1')).error).toBeNull()
    for (let n = 0; n < 10; n += 1) {
      const spraying = Array.from({ length: 16 }, (_, k) =>
        guess('192.0.2.1', `m${n}.${k}@mar.test`),
      )
      await Promise.all(spraying)
    }
    expect((await guess('192.0.2.1', 'otra@mar.test')).error?.status).toBe(429)
    expect((await signIn('192.0.2.1')).error).toBeNull()
  })

  it('count by the /64 of an IPv6 address', async () => {
    const codes = await guesses(40, (n) => `2001:db8:0:1:${n.toString(16)}::${n.toString(16)}`)
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(10)
    expect((await guess('2001:db8:0:2::1')).error?.status).toBe(400)
  })

  it('still count after a restart', async () => {
    await guesses(30, () => '192.0.2.1')
    expect((await guess('192.0.2.1')).error?.status).toBe(429)
    supabase.restart()
    expect((await guess('192.0.2.1')).error?.status).toBe(429)
    expect((await guess('192.0.2.2')).error?.status).toBe(400)
  })
})

describe('made-up refresh tokens', () => {
  it('block their sender, and no valid one', async () => {
    const { session } = await supabase.signedIn()
    const made = Array.from({ length: 160 }, (_, n) =>
      from('127.0.0.1').auth.refreshSession({ refresh_token: `made up ${n}` }),
    )
    const codes = (await Promise.all(made)).map(({ error }) => error?.code)
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(10)
    // From the same address, as when a server renews its visitors' sessions.
    const client = createClient(supabase.url, supabase.keys.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    expect((await client.auth.refreshSession(session)).error).toBeNull()
  })
})
