import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { createClient } from '@supabase/supabase-js'
import { expect } from 'vitest'
import { openSupabase } from '../../embedded/supabase/index.ts'
import type { StoredMail } from '../../embedded/supabase/mail/outbox.ts'
import type { Credentials } from '../../embedded/supabase/privileged-accounts.ts'
import { resetAdmin } from '../../server/policies/admin-account.ts'
import { supabasePolicies } from '../../server/policies/supabase.ts'

const MOUNT = '/supabase'

export type Harness = Awaited<ReturnType<typeof startSupabase>>

type Options = Pick<
  Parameters<typeof openSupabase>[0],
  'confirmEmail' | 'redirectUrls' | 'signUpsAllowed' | 'smtp' | 'buckets'
>

/**
 * The embedded Supabase on a port of its own, mounted as the site's server mounts it, with one
 * captain. `clock.offsetMs` moves its time, `clock.frozenAt` stops it; `log` collects what it logs.
 */
export async function startSupabase(options: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'supabase-'))
  const folder = join(dataDir, 'supabase')
  const clock: { offsetMs: number; frozenAt: number | null } = { offsetMs: 0, frozenAt: null }
  const log: unknown[] = []
  const requests: string[] = []
  const forwarded: string[] = []

  const server = createAdaptorServer({
    fetch: (request: Request) => {
      const url = new URL(request.url)
      url.pathname = url.pathname.slice(MOUNT.length)
      requests.push(`${request.method} ${url.pathname}${url.search}`)
      forwarded.push(`${request.headers.get('sb-forwarded-for')} ${url.pathname}`)
      const inner = new Request(url, request)
      // The site's server sets this from the connection; tests set the address that they pretend to have.
      inner.headers.set('x-real-ip', request.headers.get('x-test-ip') ?? '127.0.0.1')
      return supabase.fetch(inner)
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${MOUNT}`
  const open = () =>
    openSupabase({
      ...supabasePolicies(),
      ...options,
      folder,
      publicUrl: url,
      siteUrl: new URL(url).origin,
      log: (...args) => log.push(args),
      now: () => (clock.frozenAt ?? Date.now()) + clock.offsetMs,
    })
  let supabase = open()
  const captain = await resetAdmin(folder, 'Captain@Example.com')

  const client = (headers: Record<string, string> = {}) =>
    createClient(url, supabase.keys.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers },
    })

  return {
    url,
    dataDir,
    folder,
    keys: supabase.keys,
    captain,
    clock,
    log,
    requests,
    /** The visitor's address that a server named, and the path, of each request. */
    forwarded,
    client,
    serviceClient: () => createClient(url, supabase.keys.serviceRoleKey),

    /** A user who has just signed up: the address, their client and its session. */
    async newMember(password: string) {
      const email = `marinera-${randomUUID()}@example.com`
      const member = client()
      const { data } = await member.auth.signUp({ email, password })
      return { email, member, session: data.session }
    },

    /** A client signed in as the captain, and its session. */
    async signedIn(credentials: Credentials = captain) {
      const member = client()
      const { data, error } = await member.auth.signInWithPassword(credentials)
      expect(error).toBeNull()
      if (!data.session) throw new Error('Signed in without a session')
      return { member, session: data.session }
    },

    /** Ends the service and starts it again over the same folder. */
    restart() {
      supabase.close()
      supabase = open()
    },

    mailbox: (path: string) => supabase.mailbox(new Request(`http://localhost${path}`)),

    /** The development mailbox, newest first, of one recipient. */
    async mails(to: string): Promise<StoredMail[]> {
      const answer = await this.mailbox('/mailbox.json')
      const mails = (await answer.json()) as StoredMail[]
      return mails.filter((mail) => mail.to === to)
    },

    /** A plain request to the auth API, without supabase-js. */
    raw: (path: string, init: RequestInit = {}) =>
      fetch(`${url}/auth/v1${path}`, {
        ...init,
        headers: { apikey: supabase.keys.anonKey, ...init.headers },
      }),

    async stop() {
      await new Promise((closed) => server.close(closed))
      supabase.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}
