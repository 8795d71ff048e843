import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { pinnedNode } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { startServer } from '../../scripts/lib/server.mjs'
import { datasetClient } from './dataset.ts'
import { test as base } from './fixtures.ts'

/** A site of its own, for changes that every page shows: other tests read theirs meanwhile. */
export const test = base.extend<object, { site: { url: string; dataset: SanityClient } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'escuela-own-'))
      const server = await startServer(folder)
      const { stdout } = await run(pinnedNode, ['scripts/keys.ts'], { env: server.env })
      await use({ url: server.url, dataset: datasetClient(stdout) })
      await server.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
})
