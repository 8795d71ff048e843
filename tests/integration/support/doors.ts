import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { expect } from 'vitest'
import WebSocket from 'ws'
import {
  createSessionCookie,
  readTokens,
} from '../../../app/members/session/session-cookie.server.ts'

interface Place {
  url: string
  supabase: { url: string; anonKey: string; serviceRoleKey: string }
}

const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
const LISTEN = '/lake/v2025-02-19/data/listen/production?query=*'

/** Makes members and uses every endpoint of a running site in their name. */
export function doorsOf({ url, supabase }: Place) {
  const admin = createClient(supabase.url, supabase.serviceRoleKey, { auth })

  async function member(app_metadata: Record<string, unknown> = {}) {
    const credentials = { email: `${randomUUID()}@example.com`, password: randomUUID() }
    const { data, error } = await admin.auth.admin.createUser({
      ...credentials,
      app_metadata,
      email_confirm: true,
    })
    expect(error).toBeNull()
    return { id: data.user?.id ?? '', ...credentials }
  }

  /** A browser in which a member has just logged in. */
  async function browser({ email, password }: { email: string; password: string }) {
    const client = createClient(supabase.url, supabase.anonKey, { auth })
    const { data, error } = await client.auth.signInWithPassword({ email, password })
    expect(error).toBeNull()
    const tokens = readTokens(data.session)
    if (!tokens) throw new Error('Not signed in')
    const config = { url: '', publicUrl: '', anonKey: '', cookieSecure: false }
    const cookie = (await createSessionCookie(tokens, config)).split(';')[0] ?? ''
    const get = (path: string, init: RequestInit = {}) =>
      fetch(url + path, { redirect: 'manual', ...init, headers: { cookie, ...init.headers } })
    const own = createClient(supabase.url, supabase.anonKey, {
      accessToken: async () => tokens.access_token,
    })
    return {
      cookie,
      tokens,
      client,
      get,
      page: async (path = '/admin') => (await get(path)).status,
      async lakeRole(): Promise<string | null> {
        const me = (await (await get('/lake/v1/users/me')).json()) as { role?: string }
        return me.role ?? null
      },
      query: async () =>
        (await get('/lake/v2025-02-19/data/query/production?query=count(*)')).status,
      async write() {
        const body = JSON.stringify({ mutations: [{ create: { _type: 'ship' } }] })
        const path = '/lake/v2025-02-19/data/mutate/production?dryRun=true'
        return (await get(path, { method: 'POST', body })).status
      },
      /** Null when Storage lets its owner read the private bucket. */
      storage: async () => (await own.storage.from('members').list(data.user?.id)).error,

      /** Opens long-lived streams; each promise resolves when the server closes it. */
      async open() {
        const listener = await get(LISTEN)
        const events = await get('/lake/v2025-02-19/data/live/events/production?includeDrafts=true')
        for (const stream of [listener, events]) expect(stream.status).toBe(200)
        return {
          listener: listener.text(),
          events: events.text(),
          socket: await socket(LISTEN),
          presence: await socket('/lake/v1/socket/production'),
        }
      },
    }

    async function socket(path: string) {
      const ws = new WebSocket(url.replace('http', 'ws') + path, { headers: { cookie } })
      const closed = new Promise((resolve) => ws.once('close', resolve))
      await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
      return { closed }
    }
  }

  return { admin, member, browser }
}
