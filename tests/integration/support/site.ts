import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { buildStale } from '../../../scripts/lib/build.mjs'
import { pinnedNode } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { startServer } from '../../../scripts/lib/server.mjs'

/** What `startSite` may take: a build of everything (ms). */
export const START_MS = 300_000

/** The built server over an empty data folder with the seed content, and a client of its dataset. */
export async function startSite() {
  await buildStale()
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  const server = await startServer(folder)
  const { stdout } = await run(pinnedNode, ['scripts/keys.ts'], { env: server.env })
  const { apiHost, projectId, dataset, token } = JSON.parse(stdout).lake
  const client = createClient({
    ...{ apiHost, projectId, dataset, token },
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'raw',
  })
  const get = (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init)
  return {
    ...server,
    client,
    get,
    text: async (path: string) => (await get(path)).text(),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Site = Awaited<ReturnType<typeof startSite>>
