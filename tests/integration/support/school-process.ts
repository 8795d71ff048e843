import { randomInt } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { lakeToken, openLake } from '../../../embedded/lake/index.ts'
import { openSupabase } from '../../../embedded/supabase/index.ts'
import { openDataFolder } from '../../../server/data/open.ts'
import { supabasePolicies } from '../../../server/policies/supabase.ts'

// The embedded services over one data folder, opened as the site's server opens it, in a process of
// their own, for tests that kill it: prints where they are and their keys when they listen.

const [, , dataDir = '', port = ''] = process.argv
const origin = `http://127.0.0.1:${port}`
const data = openDataFolder(dataDir, ['supabase', 'lake'], (line) => console.error(line))
data.complete('lake')
const supabase = openSupabase({
  ...supabasePolicies(),
  folder: join(dataDir, 'supabase'),
  publicUrl: `${origin}/supabase`,
  siteUrl: origin,
  log: (message, error) => console.error(message, error),
})
const token = lakeToken(join(dataDir, 'lake'))
const lake = openLake({
  folder: join(dataDir, 'lake'),
  ...{ projectId: 'local', dataset: 'production', token },
  publicUrl: `${origin}/lake`,
  identify: async () => null,
  log: (line) => console.error(line),
})
const app = new Hono()
app.mount('/supabase', supabase.fetch, () => [])
app.mount('/lake', lake.fetch)
const listener = getRequestListener(app.fetch)
createServer((request, response) => {
  // Many visitors, so that none of them comes near a limit.
  const address = `198.18.${randomInt(256)}.${randomInt(256)}`
  request.rawHeaders.push('x-real-ip', address)
  request.headers['x-real-ip'] = address
  void listener(request, response)
}).listen(Number(port), '127.0.0.1', () => {
  console.log(JSON.stringify({ origin, token, ...supabase.keys }))
})
