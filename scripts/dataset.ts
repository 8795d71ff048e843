import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createClient, type SanityClient } from '@sanity/client'
import { lakeToken, openLake } from '../embedded/lake/index.ts'
import { type Config, ConfigError, readConfig } from '../server/config.ts'
import { DataFolderError } from '../server/data/error.ts'
import { openDataFolder } from '../server/data/open.ts'
import { DatasetError, exportDataset, importDataset } from '../server/dataset.ts'
import { runningServer } from '../server/server-file.ts'

// Content out of and into the dataset that the settings name, in Sanity's export form:
//   npm run dataset -- export FILE.tar.gz
//   npm run dataset -- import FILE.tar.gz|FOLDER

const USAGE = 'Usage: npm run dataset -- export FILE.tar.gz | import FILE.tar.gz'

interface Dataset {
  client: SanityClient
  /** Notes that it has its content: no start will load the seed over it. */
  complete(): void
  close(): void
}

/** The hosted dataset, or the embedded one: through the server that holds it, or opened here. */
async function openDataset(config: Config): Promise<Dataset> {
  const { projectId, dataset, apiVersion } = config.sanity
  const common = { projectId, dataset, apiVersion, useCdn: false }
  if (config.sanity.hosted) {
    const client = createClient({ ...common, token: config.sanity.token })
    return { client, complete() {}, close() {} }
  }
  const running = runningServer(config.dataDir)
  const lake = running
    ? { url: `${running}/lake`, complete() {}, close() {} }
    : await serveLake(config)
  const token = lakeToken(join(config.dataDir, 'lake'))
  return {
    ...lake,
    client: createClient({ ...common, token, apiHost: lake.url, useProjectHostname: false }),
  }
}

/** Serves the embedded lake on a port of its own, for as long as this command runs. */
async function serveLake({ dataDir, sanity }: Config) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const data = openDataFolder(dataDir, ['lake'], (line) => console.error(line))
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const lake = openLake({
    folder: join(dataDir, 'lake'),
    projectId: sanity.projectId,
    dataset: sanity.dataset,
    token: lakeToken(join(dataDir, 'lake')),
    publicUrl: url,
    identify: async () => null,
    log: (line) => console.error(line),
  })
  server.on('request', getRequestListener(lake.fetch))
  const close = () => {
    server.closeAllConnections()
    server.close()
    lake.close()
    data.close()
  }
  return { url, complete: () => data.complete('lake'), close }
}

const [action, file, ...rest] = process.argv.slice(2)
try {
  if (!file || rest.length > 0 || (action !== 'export' && action !== 'import')) {
    throw new DatasetError(USAGE)
  }
  const config = readConfig(process.env)
  const dataset = await openDataset(config)
  const onStep = (step: string) => console.log(step)
  try {
    if (action === 'export') {
      const { documents, assets } = await exportDataset(dataset.client, file, onStep)
      console.log(`${file}: ${documents} documents, ${assets} assets.`)
    } else {
      const documents = await importDataset(dataset.client, file, onStep)
      dataset.complete()
      console.log(`${file}: ${documents} documents imported.`)
    }
  } finally {
    dataset.close()
  }
} catch (error) {
  const expected = [DatasetError, DataFolderError, ConfigError].some(
    (kind) => error instanceof kind,
  )
  console.error(expected ? (error as Error).message : error)
  process.exitCode = 1
}
