import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSupabase, type Supabase } from './index.ts'

// The service as it is without anything that a site brings along.

let folder: string
let supabase: Supabase
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supabase-defaults-'))
  supabase = openSupabase({
    folder,
    publicUrl: 'http://localhost',
    siteUrl: 'http://localhost',
    confirmEmail: true,
    log: () => {},
  })
})
afterEach(() => {
  supabase.close()
  rmSync(folder, { recursive: true })
})

/** supabase-js, without a network between. */
const client = (key = supabase.keys.anonKey) =>
  createClient('http://localhost', key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => supabase.fetch(new Request(input, init)) },
  })

it('writes plain mails in English, and shows them', async () => {
  const { error } = await client().auth.signUp({
    email: 'anne@example.com',
    password: 'not secret',
  })
  expect(error).toBeNull()
  const mails = await (await supabase.mailbox(new Request('http://localhost/mailbox.json'))).json()
  expect(mails).toMatchObject([{ to: 'anne@example.com', subject: 'Confirm your email address' }])
  const [{ text, html }] = mails
  expect(text).toContain('http://localhost/auth/v1/verify?token=')
  expect(html).toContain('href="http://localhost/auth/v1/verify?token=')
  const page = await supabase.mailbox(new Request('http://localhost/mailbox'))
  expect(await page.text()).toContain('<h1>Development mailbox</h1>')
})

it.each([
  ['        ', 'characters'],
  ['Anne@example.com', 'pwned'],
])('refuses the password %j', async (password, reason) => {
  const { error } = await client().auth.signUp({ email: 'anne@example.com', password })
  expect(error).toMatchObject({ code: 'weak_password', reasons: [reason] })
})

it('has no bucket', async () => {
  const { data, error } = await client(supabase.keys.serviceRoleKey).storage.listBuckets()
  expect({ data, error }).toEqual({ data: [], error: null })
  const listed = await client(supabase.keys.serviceRoleKey).storage.from('media').list()
  expect(listed.error?.message).toBe('Bucket not found')
})
