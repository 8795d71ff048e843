import { rmSync } from 'node:fs'
import { createClient } from '@sanity/client'
import { pinnedNode } from '../../../scripts/lib/paths.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { startServer } from '../../../scripts/lib/server.mjs'
import { seededFolder } from './seeded-folder.ts'

/** Timeout of `startSite`: a build of everything (ms). */
export const START_MS = 300_000

/** The built server with the seed content and nothing else, and a client of its dataset. */
export async function startSite() {
  const folder = await seededFolder()
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
