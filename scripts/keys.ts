import { join } from 'node:path'
import { lakeToken } from '../embedded/lake/keys.ts'
import { supabaseKeys } from '../embedded/supabase/keys.ts'
import { type Config, readConfig } from '../server/config.ts'
import { requireSecret } from '../server/data/check.ts'
import { embeddedParts } from '../server/data/layout.ts'

// Prints, as one JSON object, where the services are and the keys that open them. For tools: the
// output holds secrets. Makes the embedded services' keys when they do not exist yet.
//   npm run --silent keys
// Keys that a data folder has lost are created again only on request; all members have to log in again then:
//   npm run --silent keys -- --new

function lakeAccess({ sanity, siteUrl, dataDir }: Config) {
  const { projectId, dataset } = sanity
  return sanity.hosted
    ? { apiHost: `https://${projectId}.api.sanity.io`, projectId, dataset, token: sanity.token }
    : { apiHost: `${siteUrl}/lake`, projectId, dataset, token: lakeToken(join(dataDir, 'lake')) }
}

function supabaseAccess({ supabase, siteUrl, dataDir }: Config) {
  if (supabase.hosted) {
    const { url, anonKey, serviceRoleKey = null } = supabase
    return { url, anonKey, serviceRoleKey }
  }
  const { anonKey, serviceRoleKey } = supabaseKeys(join(dataDir, 'supabase'))
  return { url: `${siteUrl}/supabase`, anonKey, serviceRoleKey }
}

try {
  const config = readConfig(process.env)
  if (!process.argv.includes('--new')) {
    for (const part of embeddedParts(config)) requireSecret(config.dataDir, part)
  }
  const keys = {
    site: config.siteUrl,
    lake: lakeAccess(config),
    supabase: supabaseAccess(config),
  }
  console.log(JSON.stringify(keys))
} catch (error) {
  console.error(String(error))
  process.exitCode = 1
}
