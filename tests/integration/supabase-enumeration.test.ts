import { createHook } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, startSupabase } from './auth-harness.ts'

let supabase: Harness
const password = 'tesoro enterrado'

beforeAll(async () => {
  supabase = await startSupabase({ confirmEmail: true })
  const unconfirmed = { email: 'espera@mar.test', password }
  expect((await supabase.client().auth.signUp(unconfirmed)).error).toBeNull()
})
beforeEach(() => {
  // Mails to one address are a minute apart.
  supabase.clock.offsetMs += 3_600_000
})
afterAll(async () => {
  hashes.disable()
  expect(supabase.log).toEqual([])
  await supabase.stop()
})

let hashed = 0
const hashes = createHook({
  init(_, type) {
    if (/argon2/i.test(type)) hashed += 1
  },
}).enable()

/**
 * Number of transactions in the database's log: a frame that ends one has the size of the database
 * in its header (https://sqlite.org/fileformat2.html#walformat).
 */
function commits(): number {
  const log = readFileSync(join(supabase.folder, 'auth.sqlite-wal'))
  const frame = 24 + log.readUInt32BE(8)
  const salt = log.subarray(16, 24)
  let count = 0
  for (let at = 32; at + frame <= log.length; at += frame) {
    const isCurrent = log.subarray(at + 8, at + 16).equals(salt)
    if (isCurrent && log.readUInt32BE(at + 4) > 0) count += 1
  }
  return count
}

/** Response and cost of an anonymous request. */
async function send(path: string, body: Record<string, unknown>) {
  const before = { hashed, commits: commits() }
  const answer = await supabase.raw(path, { method: 'POST', body: JSON.stringify(body) })
  const text = await answer.text()
  const shown = text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(String(body.email), 'EMAIL')
  return {
    status: answer.status,
    shown,
    headers: [...answer.headers.keys()].filter((name) => name !== 'content-length'),
    hashed: hashed - before.hashed,
    commits: commits() - before.commits,
  }
}

const data = { name: 'Ana' }
const cases: [string, string, Record<string, unknown>][] = [
  ['a forgotten password', '/recover', {}],
  ['a sign-in by mail without a new account', '/otp', { create_user: false }],
  ['a sign-in by mail', '/otp', {}],
  ['a sign-up', '/signup', { password, data }],
  ['a sign-up with PKCE', '/signup', { password, code_challenge: 'x'.repeat(43) }],
  ['a confirmation that is sent again', '/resend', { type: 'signup' }],
  ['a change of address that is sent again', '/resend', { type: 'email_change' }],
  ['a wrong password', '/token?grant_type=password', { password: 'no es esta' }],
]

describe.each(cases)('%s', (_, path, body) => {
  it('has the same response and cost with and without an account', async () => {
    const member = await send(path, { email: 'captain@example.com', ...body })
    const waiting = await send(path, { email: 'espera@mar.test', ...body })
    const unknown = await send(path, { email: `nadie${supabase.clock.offsetMs}@mar.test`, ...body })
    expect(member).toEqual(unknown)
    expect(waiting).toEqual(unknown)
  })

  it('has the same response when it is repeated', async () => {
    const answers = []
    for (const email of ['captain@example.com', 'espera@mar.test', 'nueva.vez@mar.test']) {
      await send(path, { email, ...body })
      supabase.clock.offsetMs += 61_000
      answers.push(await send(path, { email, ...body }))
    }
    expect(answers[0]).toEqual(answers[2])
    expect(answers[1]).toEqual(answers[2])
  })
})

it('measures hashes and commits', async () => {
  const up = await send('/signup', { email: 'cuenta@mar.test', password })
  expect(up).toMatchObject({ status: 200, hashed: 1, commits: 1 })
  expect(up.shown).toContain('EMAIL')
})

it('a sign-up shows another id each time, unless it made the account', async () => {
  const idOf = async (email: string) => {
    supabase.clock.offsetMs += 61_000
    const { data } = await supabase.client().auth.signUp({ email, password })
    return data.user?.id
  }
  for (const email of ['captain@example.com', 'una.mas@mar.test']) {
    const ids = [await idOf(email), await idOf(email), await idOf(email)]
    expect(new Set(ids).size).toBe(3)
  }
})
