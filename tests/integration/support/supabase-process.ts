import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { openSupabase } from '../../../embedded/supabase/index.ts'
import { supabasePolicies } from '../../../server/policies/supabase.ts'

// A members' backend in a process of its own, for tests that kill it or measure it: prints where it
// is and its keys when it listens. Its folder is the only argument.

const [, , folder = ''] = process.argv
const app = new Hono()
const server = createServer(getRequestListener(app.fetch))
server.listen(0, '127.0.0.1', () => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const supabase = openSupabase({
    ...supabasePolicies(),
    folder,
    publicUrl: `${origin}/supabase`,
    siteUrl: origin,
    log: (message, error) => console.error(message, error),
  })
  app.mount('/supabase', supabase.fetch, () => [])
  console.log(JSON.stringify({ url: `${origin}/supabase`, ...supabase.keys }))
})
